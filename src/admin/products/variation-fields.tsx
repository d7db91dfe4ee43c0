import { Alert, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { DraftAttribute } from './product-draft.ts';
import { useProductType } from './use-product-type.ts';
import type { VariationTable } from './use-variations.ts';
import { VariationBulk } from './variation-bulk.tsx';
import { VariationRowFields } from './variation-row.tsx';

/** The variations of a variable product, made from its attributes and edited as a table. */
export function VariationFields({ table }: { table: VariationTable }) {
  const { rows, error, isPending, problems, hasChanges } = table;
  const attributes: DraftAttribute[] = useWatch({ name: 'attributes' }) ?? [];
  const cost = String(useWatch({ name: 'extensions.vitrine.cost' }) ?? '');
  const { isSubmitting } = useFormState();
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const isVariable = useProductType() === 'variable';
  useUnsaved(isVariable && hasChanges, { isSaving: isSubmitting });

  // What was refused is somewhere in a long table: the keyboard goes there, and the screen with it.
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [problems]);

  function generate() {
    const count = table.generate(attributes);
    const text = adminMessages['admin.productForm.generated'].replace('{count}', `${count}`);
    notify(text, { type: 'info' });
  }

  if (!isVariable) return null;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <CircularProgress />;
  return (
    <PartCard title={adminMessages['admin.productForm.variations']}>
      {rows.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noVariations']}
        </Typography>
      )}
      {rows.length > 1 && <VariationBulk onApply={(change) => table.type(rows, change)} />}
      <div ref={list}>
        {rows.map((row) => (
          <VariationRowFields
            key={row.key}
            row={row}
            text={table.textIn(row)}
            problems={problems.get(row.key) ?? {}}
            isRemoved={table.isRemoved(row)}
            cost={cost}
            onType={(change) => table.type([row], change)}
            onFiles={(change) => table.changeFiles(row, change)}
            onRemove={() => table.remove(row)}
            onKeep={() => table.keep(row)}
          />
        ))}
      </div>
      <Button variant="outlined" onClick={generate} sx={{ marginBlockStart: 2 }}>
        {adminMessages['admin.productForm.generate']}
      </Button>
    </PartCard>
  );
}

/** A field that was refused, or what is said of the whole row. */
const WRONG = '[aria-invalid="true"], [role="alert"]';
