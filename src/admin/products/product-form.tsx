import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  required,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { PartCard } from '../ui/part-card.tsx';
import { References } from '../ui/references.tsx';
import { RichTextInput } from '../ui/rich-text-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useUnsavedParts } from '../ui/unsaved.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { ProductBoosters } from './booster-fields.tsx';
import { DownloadFields } from './download-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { ProductPreview } from './preview/product-preview.tsx';
import { PriceFields } from './price-fields.tsx';
import { splitParts, withParts, withVariations } from './product-changes.ts';
import { ProductImages } from './product-images.tsx';
import { PublishFields } from './publish-fields.tsx';
import { SearchPreview } from './search-preview.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { useVariations } from './use-variations.ts';
import { splitRefusal } from './variation-draft.ts';
import { VariationFields } from './variation-fields.tsx';

interface ProductFormProps {
  defaultValues?: Record<string, unknown>;
  /** Beside the fields, below those about publishing. */
  children?: ReactNode;
}

/** A product of every type; the parts follow the type that is chosen. */
export function ProductForm({ defaultValues, children }: ProductFormProps) {
  const record = useRecordContext<Product>();
  const { save } = useSaveContext();
  const notify = useNotify();
  const { saveAll, together } = useUnsavedParts();
  const table = useVariations(record);

  /**
   * The product with its variations, option forms and hints in one request, which is saved together or
   * not at all.
   */
  async function saveTogether(typed: Record<string, unknown>) {
    const sent = table.collect();
    const along = together();
    const parts = Object.fromEntries(along.map((part) => [part.name, part.collect()]));
    const refusal = await save?.(withParts(withVariations(typed, sent.entries), parts));
    if (refusal === undefined) {
      if (sent.entries.length > 0) await table.settle(sent);
      for (const part of along) await part.settle();
      await saveAll();
      return undefined;
    }
    const { rows, others: left } = splitRefusal(refusal);
    table.refuse(sent, rows);
    const { parts: refused, others } = splitParts(left);
    for (const part of along) part.refuse(refused.get(part.name) ?? {});
    const [texts] = refused.values();
    const [partText] = Object.values(texts ?? {});
    if (partText !== undefined) notify(partText, { type: 'error' });
    // The form counts as not saved by an error of its own; those of the parts are said there.
    if (rows.size === 0)
      return partText === undefined ? others : { ...others, 'root.parts': partText };
    const text = adminMessages['admin.productForm.refused'].replace('{count}', `${rows.size}`);
    notify(text, { type: 'error' });
    // The form counts as not saved by an error of its own; those of the rows are said there.
    return { ...others, 'root.variations': text };
  }

  return (
    <SimpleForm
      {...(defaultValues && { defaultValues })}
      onSubmit={saveTogether}
      toolbar={<SaveBar hasChanges={table.hasChanges} />}
    >
      <UnsavedForm />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          inlineSize: '100%',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <Texts />
          <ProductImages />
          <KindFields />
          <PriceFields />
          <StockFields />
          <AttributeFields />
          <VariationFields table={table} />
          <ShippingFields />
          <DownloadFields />
          <OptionFields />
          <LinkFields />
        </Stack>
        <Stack spacing={2}>
          <PublishFields />
          <SearchPreview />
          <ProductPreview />
          <ProductBoosters />
          {children}
        </Stack>
      </Box>
    </SimpleForm>
  );
}

function Texts() {
  return (
    <PartCard title={adminMessages['admin.productForm.texts']}>
      <TextInput
        source="name"
        label={adminMessages['admin.product.name']}
        validate={required()}
        fullWidth
      />
      <RichTextInput
        source="short_description"
        label={adminMessages['admin.product.shortDescription']}
      />
      <RichTextInput source="description" label={adminMessages['admin.product.description']} />
    </PartCard>
  );
}

/** A card hides what leaves it, and what is hidden does not stick. */
export const stickyBar = (card: string) => ({ [`& .${card}`]: { overflow: 'visible' } });

/** In reach wherever the person is in the long form. */
function SaveBar({ hasChanges }: { hasChanges: boolean }) {
  const { canSave, isSaving } = useUnsavedParts();
  const isToSave = (canSave || hasChanges) && !isSaving;
  return (
    <Toolbar sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 2 }}>
      <SaveButton disabled={isSaving} {...(isToSave && { alwaysEnable: true })} />
    </Toolbar>
  );
}

function LinkFields() {
  return (
    <PartCard title={adminMessages['admin.productForm.links']}>
      <References
        source="upsell_ids"
        reference="products"
        label={adminMessages['admin.productForm.upsells']}
      />
      <References
        source="cross_sell_ids"
        reference="products"
        label={adminMessages['admin.productForm.crossSells']}
      />
    </PartCard>
  );
}
