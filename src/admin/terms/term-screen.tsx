import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { MergedTaxonomy } from '#wire/vitrine/terms.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { Changes } from '../ui/changes.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { type TermPlace, terms } from './term.ts';
import { TermForm } from './term-form.tsx';
import { TermLevel } from './term-level.tsx';

const NEW = 'new';

/** What the log calls them. */
const LOGGED: Readonly<Record<MergedTaxonomy, string>> = {
  categories: 'product_cat',
  tags: 'product_tag',
  brands: 'product_brand',
};

/** All categories, tags or brands: in a tree where they have one, with how many products each holds. */
export function TermScreen({ taxonomy }: { taxonomy: MergedTaxonomy }) {
  const path = `wc/v3/products/${taxonomy}`;
  const query = { per_page: EVERYTHING };
  const { data, error, refetch } = useReading(path, terms, { query });
  const [edited, setEdited] = useState<ProductTerm | typeof NEW | null>(null);
  const [merged, setMerged] = useState<ProductTerm | null>(null);
  const send = useRest();
  const hasTree = taxonomy !== 'tags';
  const title = adminMessages[`admin.${taxonomy}`];

  async function done() {
    setEdited(null);
    setMerged(null);
    await refetch();
  }

  async function move(places: readonly TermPlace[]) {
    if (places.length === 0) return;
    await send({ path: `${path}/batch`, method: 'POST', data: { update: places } });
    await refetch();
  }

  async function remove({ id }: ProductTerm) {
    await send({ path: `${path}/${id}`, method: 'DELETE', query: { force: true } });
    await refetch();
  }

  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={title} />
      <Box>
        <Button variant="contained" onClick={() => setEdited(NEW)}>
          {adminMessages['admin.term.add']}
        </Button>
      </Box>
      <PartCard title={title}>
        {hasTree && data.length > 1 && (
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {adminMessages['admin.term.treeHint']}
          </Typography>
        )}
        {data.length === 0 && <Typography>{adminMessages['admin.term.none']}</Typography>}
        <TermLevel
          all={data}
          parent={0}
          hasTree={hasTree}
          onMove={move}
          onEdit={setEdited}
          onMerge={setMerged}
          onRemove={remove}
        />
      </PartCard>
      <Changes resource={LOGGED[taxonomy]} version={JSON.stringify(data)} />
      {edited && (
        <TermForm
          path={path}
          all={data}
          hasTree={hasTree}
          term={edited === NEW ? null : edited}
          onDone={done}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && (
        <MergeDialog
          taxonomy={taxonomy}
          term={merged}
          all={data}
          onDone={done}
          onClose={() => setMerged(null)}
        />
      )}
    </Box>
  );
}
