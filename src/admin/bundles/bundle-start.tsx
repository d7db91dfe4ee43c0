import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { productResponse } from '#wire/wc/product.ts';
import { TextBox } from '../option-forms/boxes.tsx';
import { ProductList } from '../option-forms/field-settings.tsx';
import { freeId } from '../option-forms/form-builder.ts';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { useRest } from '../ui/use-rest.ts';

const made = z.pick(productResponse, { id: true });

interface BundleStartProps {
  /** A product of the type that has no bundle yet; null makes one as a draft. */
  productId: number | null;
  /** Instead of going to its builder. */
  onMade: (() => void) | null;
}

/** The first items of a bundle. */
export function BundleStart({ productId, onMade }: BundleStartProps) {
  const [name, setName] = useState('');
  const [parts, setParts] = useState<readonly PickedProduct[]>([]);
  const [product, setProduct] = useState(productId);
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const navigate = useNavigate();

  async function makeProduct(): Promise<number | null> {
    const data = { name, status: 'draft', extensions: { vitrine: { type: 'bundle' } } };
    const response = await send({ path: 'wc/v3/products', method: 'POST', data });
    return response.ok ? made.parse(response.data).id : null;
  }

  async function create() {
    setIsBusy(true);
    // Made once, also where its items are refused and sent again.
    const id = product ?? (await makeProduct());
    setProduct(id);
    const data = { productId: id, items: toItems(parts) };
    const bundle =
      id === null ? null : await send({ path: 'vitrine/v1/bundles', method: 'POST', data });
    setIsBusy(false);
    if (!bundle?.ok) return;
    if (onMade) onMade();
    else await navigate(`/bundles/${id}`);
  }

  return (
    <Box sx={{ maxInlineSize: '40rem' }}>
      <PartCard title={adminMessages['admin.bundles.new']}>
        <Stack spacing={2}>
          {productId === null ? (
            <TextBox label={adminMessages['admin.bundles.name']} value={name} onChange={setName} />
          ) : (
            <Typography>{adminMessages['admin.productForm.noBundle']}</Typography>
          )}
          <ProductList
            ids={parts.map(({ id }) => id)}
            onRemove={(id) => setParts(parts.filter((each) => each.id !== id))}
          />
          <ProductPicker
            label={adminMessages['admin.bundle.addItem']}
            onPick={(picked) => {
              if (!parts.some(({ id }) => id === picked.id)) setParts([...parts, picked]);
            }}
          />
          <Button
            variant="contained"
            disabled={isBusy || parts.length === 0 || (productId === null && name.trim() === '')}
            onClick={() => void create()}
          >
            {adminMessages[productId === null ? 'admin.bundles.create' : 'admin.bundle.save']}
          </Button>
        </Stack>
      </PartCard>
    </Box>
  );
}

/** Each with a name of its own for forms. */
function toItems(parts: readonly PickedProduct[]) {
  const used: string[] = [];
  return parts.map(({ id: productId, name }) => {
    const id = freeId(name, used);
    used.push(id);
    return { id, productId };
  });
}
