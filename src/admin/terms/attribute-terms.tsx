import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { swatchesResponse, type TermSwatch } from '#wire/vitrine/terms.ts';
import { useChangesAgain } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { NewEntry } from './new-entry.tsx';
import { Swatch } from './swatch.tsx';
import { SwatchForm } from './swatch-form.tsx';

/** The values of an attribute in their order, each with its swatch as the buy box shows it. */
export function AttributeTerms({ attributeId }: { attributeId: number }) {
  const path = `wc/v3/products/attributes/${attributeId}/terms`;
  const reading = useReading(`vitrine/v1/attributes/${attributeId}/swatches`, swatchesResponse);
  const { data, error, refetch } = reading;
  const [edited, setEdited] = useState<TermSwatch | null>(null);
  const send = useRest();
  const showChanges = useChangesAgain();

  async function reload() {
    setEdited(null);
    await Promise.all([refetch(), showChanges()]);
  }

  async function order(ids: string[]) {
    const update = ids.map((id, menu_order) => ({ id: Number(id), menu_order }));
    await send({ path: `${path}/batch`, method: 'POST', data: { update } });
    await reload();
  }

  async function remove(id: number) {
    await send({ path: `${path}/${id}`, method: 'DELETE', query: { force: true } });
    await reload();
  }

  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <>
      {data.length === 0 && <Typography>{adminMessages['admin.term.none']}</Typography>}
      <SortableList
        onOrder={(ids) => void order(ids)}
        entries={data.map((each) => ({
          id: String(each.id),
          name: each.name,
          content: (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Swatch swatch={each} />
              <Typography sx={{ flexGrow: 1 }}>{each.name}</Typography>
              <Button
                size="small"
                aria-label={`${adminMessages['admin.term.edit']}: ${each.name}`}
                onClick={() => setEdited(each)}
              >
                {adminMessages['admin.term.edit']}
              </Button>
              <ConfirmButton
                label={adminMessages['admin.term.delete']}
                text={adminMessages['admin.term.deleteText']}
                subject={each.name}
                onConfirm={() => remove(each.id)}
              />
            </Stack>
          ),
        }))}
      />
      <NewEntry path={path} label={adminMessages['admin.attribute.addValue']} onAdded={reload} />
      {edited && (
        <SwatchForm path={path} swatch={edited} onDone={reload} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
