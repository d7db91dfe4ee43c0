import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { References } from '../ui/references.tsx';
import { RichTextInput } from '../ui/rich-text-input.tsx';
import { useUnsavedParts } from '../ui/unsaved.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { ProductBoosters } from './booster-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { ProductPreview } from './preview/product-preview.tsx';
import { PriceFields } from './price-fields.tsx';
import { isChanged } from './product-changes.ts';
import { ProductImages } from './product-images.tsx';
import { PublishFields } from './publish-fields.tsx';
import { SearchPreview } from './search-preview.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { VariationFields } from './variation-fields.tsx';

interface ProductFormProps {
  defaultValues?: Record<string, unknown>;
  /** Beside the fields, below those about publishing. */
  children?: ReactNode;
}

/** A product of every type; the parts follow the type that is chosen. */
export function ProductForm({ defaultValues, children }: ProductFormProps) {
  const record = useRecordContext();
  const { save } = useSaveContext();
  const { canSave, saveAll } = useUnsavedParts();

  /** Its variations and hints after it, where it was not refused: they may need what it has become. */
  async function saveWithParts(form: Record<string, unknown>) {
    const isOnlyParts = canSave && record !== undefined && !isChanged(form, record);
    const refusal = isOnlyParts ? undefined : await save?.(form);
    if (refusal === undefined) await saveAll();
    return refusal;
  }

  return (
    <SimpleForm
      {...(defaultValues && { defaultValues })}
      onSubmit={saveWithParts}
      toolbar={<SaveBar />}
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
          <VariationFields />
          <ShippingFields />
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
function SaveBar() {
  const { canSave, isSaving } = useUnsavedParts();
  return (
    <Toolbar sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 2 }}>
      <SaveButton disabled={isSaving} {...(canSave && !isSaving && { alwaysEnable: true })} />
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
