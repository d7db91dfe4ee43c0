import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Title } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestRequest } from '../rest/rest-client.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { Changes } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { NameDialog } from '../ui/name-dialog.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useRest } from '../ui/use-rest.ts';

export interface ClassRow {
  key: string;
  name: string;
  /** What uses it, a sentence for each. */
  uses: readonly string[];
  /** Where its costs or rates are. */
  links?: ReactNode;
  /** What happens to what uses it; null where it cannot be deleted. */
  deleteText: string | null;
  /** Null where its name stays. */
  rename: ((name: string) => RestRequest) | null;
  remove: RestRequest;
}

interface ClassScreenProps {
  title: string;
  about: string;
  /** As the manager's log calls them. */
  resource: string;
  rows: readonly ClassRow[];
  add(name: string): RestRequest;
  onChanged(): Promise<unknown>;
}

/** Classes of products: each with what uses it, added, renamed and deleted. */
export function ClassScreen(props: ClassScreenProps) {
  const { title, about, resource, rows, add, onChanged } = props;
  const { client } = useAdmin();
  const send = useRest();
  /** To be renamed, or `new`; null while no name is asked for. */
  const [named, setNamed] = useState<ClassRow | 'new' | null>(null);

  async function save(name: string): Promise<string> {
    const request = named === 'new' ? add(name) : named?.rename?.(name);
    if (!request) return '';
    const response = await client.send(request);
    if (!response.ok) return refusalText(response.problem);
    await onChanged();
    return '';
  }

  async function remove(row: ClassRow) {
    const response = await send(row.remove);
    if (response.ok) await onChanged();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={title} />
      <SettingsTrail about={about} />
      <PartCard title={title}>
        {rows.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.classes.none']}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              onRename={() => setNamed(row)}
              onRemove={() => remove(row)}
            />
          ))}
        </Box>
        <Button variant="contained" sx={{ marginBlockStart: 2 }} onClick={() => setNamed('new')}>
          {adminMessages['admin.classes.add']}
        </Button>
      </PartCard>
      <Changes resource={resource} version={JSON.stringify(rows)} />
      {named !== null && (
        <NameDialog
          title={named === 'new' ? adminMessages['admin.classes.add'] : named.name}
          before={named === 'new' ? '' : named.name}
          onClose={() => setNamed(null)}
          onName={save}
        />
      )}
    </Box>
  );
}

interface RowProps {
  row: ClassRow;
  onRename(): void;
  onRemove(): Promise<void>;
}

function Row({ row: { name, uses, links, deleteText, rename }, onRename, onRemove }: RowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {uses.length > 0 ? uses.join(' · ') : adminMessages['admin.classes.unused']}
        </Typography>
      </Box>
      <Box>
        {links}
        {rename && (
          <Button
            size="small"
            aria-label={`${adminMessages['admin.classes.rename']}: ${name}`}
            onClick={onRename}
          >
            {adminMessages['admin.classes.rename']}
          </Button>
        )}
        {deleteText !== null && (
          <ConfirmButton
            label={adminMessages['admin.term.delete']}
            text={[...uses.map((use) => `${use}.`), deleteText].join(' ')}
            subject={name}
            onConfirm={onRemove}
          />
        )}
      </Box>
    </Stack>
  );
}

/** How many products and variations name a class. */
export function countTexts({ products, variations }: { products: number; variations: number }) {
  const count = (text: string, number: number) =>
    number > 0 ? [text.replace('{count}', String(number))] : [];
  return [
    ...count(adminMessages['admin.classes.products'], products),
    ...count(adminMessages['admin.classes.variations'], variations),
  ];
}
