import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextBox } from '../option-forms/boxes.tsx';
import { ProductList } from '../option-forms/field-settings.tsx';
import { freeId } from '../option-forms/form-builder.ts';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { useRest } from '../ui/use-rest.ts';

const made = z.object({ id: z.number() });

/** A bundle begins with a product of its own and what is in it. */
export default function BundleCreate() {
  const [name, setName] = useState('');
  const [parts, setParts] = useState<readonly PickedProduct[]>([]);
  const send = useRest();
  const navigate = useNavigate();

  async function create() {
    const product = await send({
      path: 'wc/v3/products',
      method: 'POST',
      data: { name, status: 'draft', extensions: { vitrine: { type: 'bundle' } } },
    });
    if (!product.ok) return;
    const { id } = made.parse(product.data);
    const items = itemsOf(parts);
    const data = { productId: id, items };
    const bundle = await send({ path: 'vitrine/v1/bundles', method: 'POST', data });
    if (bundle.ok) await navigate(`/bundles/${id}`);
  }

  return (
    <Box sx={{ paddingBlock: 2, maxInlineSize: '40rem' }}>
      <Title title={adminMessages['admin.bundles.new']} />
      <PartCard title={adminMessages['admin.bundles.new']}>
        <Stack spacing={2}>
          <TextBox label={adminMessages['admin.bundles.name']} value={name} onChange={setName} />
          <ProductList
            ids={parts.map(({ id }) => id)}
            onRemove={(id) => setParts(parts.filter((each) => each.id !== id))}
          />
          <ProductPicker
            label={adminMessages['admin.bundle.addItem']}
            onPick={(product) => {
              if (!parts.some(({ id }) => id === product.id)) setParts([...parts, product]);
            }}
          />
          <Button
            variant="contained"
            disabled={name.trim() === '' || parts.length === 0}
            onClick={() => void create()}
          >
            {adminMessages['admin.bundles.create']}
          </Button>
        </Stack>
      </PartCard>
    </Box>
  );
}

/** Each with a name of its own for forms. */
function itemsOf(parts: readonly PickedProduct[]) {
  const taken: string[] = [];
  return parts.map(({ id: productId, name }) => {
    const id = freeId(name, taken);
    taken.push(id);
    return { id, productId };
  });
}
