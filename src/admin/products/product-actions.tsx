import { Button } from '@mui/material';
import { DeleteButton, TopToolbar, useNotify, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { duplicatedResponse } from '#wire/wc/product.ts';
import { useRest } from '../ui/use-rest.ts';

const copied = z.pick(duplicatedResponse, { id: true });

/** What is done with a whole product; into the trash can be taken back for a moment. */
export function ProductActions() {
  const product = useRecordContext<Product>();
  const send = useRest();
  const notify = useNotify();
  const navigate = useNavigate();
  if (!product) return null;

  async function duplicate({ id }: Product) {
    const response = await send({
      path: `wc/v3/products/${id}/duplicate`,
      method: 'POST',
      data: {},
    });
    const read = response.ok ? copied.safeParse(response.data) : null;
    if (!read?.success) return;
    notify(adminMessages['admin.productForm.duplicated'], { type: 'success' });
    await navigate(`/products/${read.data.id}`);
  }

  return (
    <TopToolbar>
      {product.status === 'publish' && (
        <Button size="small" href={new URL(product.permalink).pathname} target="_blank">
          {adminMessages['admin.productForm.view']}
        </Button>
      )}
      <Button size="small" onClick={() => duplicate(product)}>
        {adminMessages['admin.productForm.duplicate']}
      </Button>
      <DeleteButton mutationMode="undoable" />
    </TopToolbar>
  );
}
