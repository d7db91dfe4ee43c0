import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useProductType } from './use-product-type.ts';
import { useVariations } from './use-variations.ts';
import { VariationBulk } from './variation-bulk.tsx';
import { VariationRow } from './variation-row.tsx';

/** The variations of a variable product, made from its attributes and edited as a table. */
export function VariationFields() {
  const product = useRecordContext<Product>();
  const { isDirty } = useFormState();
  if (useProductType() !== 'variable') return null;
  const isSaved = product?.extensions.vitrine.type === 'variable';
  return (
    <PartCard title={adminMessages['admin.productForm.variations']}>
      {!isSaved ? (
        <Alert severity="info">{adminMessages['admin.productForm.saveFirst']}</Alert>
      ) : (
        <Variations product={product} isDirty={isDirty} />
      )}
    </PartCard>
  );
}

interface VariationsProps {
  product: Product;
  /** The product itself holds what is not saved: its attributes may not be those of the server. */
  isDirty: boolean;
}

function Variations({ product, isDirty }: VariationsProps) {
  const table = useVariations(product.id, String(product.date_modified));
  const { rows, error, isPending, isBusy, changes, problems } = table;
  const notify = useNotify();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  useUnsaved(changes.length > 0, { save, isSaving });

  /** With its variations the product gets another version: it is saved again once that was read. */
  async function withProduct<Result>(change: () => Promise<Result>): Promise<Result> {
    setIsSaving(true);
    try {
      const result = await change();
      await queries.invalidateQueries();
      return result;
    } finally {
      setIsSaving(false);
    }
  }

  async function generate() {
    const count = await withProduct(table.generate);
    if (count === null) return;
    const text = adminMessages['admin.productForm.generated'].replace('{count}', `${count}`);
    notify(text, { type: 'success' });
  }

  async function save() {
    const refused = await withProduct(table.save);
    if (refused === 0) notify(adminMessages['admin.saved'], { type: 'success' });
    else {
      const text = adminMessages['admin.productForm.refused'].replace('{count}', `${refused}`);
      notify(text, { type: 'error' });
    }
  }

  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <CircularProgress />;
  return (
    <>
      {isDirty && <Alert severity="info">{adminMessages['admin.productForm.saveFirst']}</Alert>}
      {rows.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noVariations']}
        </Typography>
      )}
      {rows.length > 1 && (
        <VariationBulk onApply={(field, value) => table.type(rows, field, value)} />
      )}
      {rows.map((row) => (
        <VariationRow
          key={row.id}
          row={row}
          text={table.textIn(row)}
          problem={problems.get(row.id) ?? null}
          onType={(field, value) => table.type([row], field, value)}
          onPicture={(id) =>
            withProduct(() => table.change(row.id, { image: id === null ? null : { id } }))
          }
          onRemove={() => withProduct(() => table.remove(row.id))}
          onSave={save}
        />
      ))}
      <Stack direction="row" useFlexGap spacing={1} sx={{ marginBlockStart: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isDirty || isBusy} onClick={generate}>
          {adminMessages['admin.productForm.generate']}
        </Button>
        {rows.length > 0 && (
          <Button variant="contained" disabled={changes.length === 0 || isBusy} onClick={save}>
            {adminMessages['admin.productForm.saveVariations']}
          </Button>
        )}
      </Stack>
    </>
  );
}
