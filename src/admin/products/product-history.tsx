import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { Changes } from '../ui/changes.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Who changed what, and the way back. */
export function ProductHistory() {
  const product = useRecordContext<Product>();
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!product) return null;
  const { id, date_modified: version } = product;

  async function goBack(change: number) {
    const path = `vitrine/v1/products/${id}/restore`;
    const response = await send({ path, method: 'POST', data: { change } });
    if (response.ok) notify(adminMessages['admin.productForm.wentBack'], { type: 'success' });
    refresh();
  }

  return (
    <Changes
      resource="product"
      subject={id}
      version={String(version)}
      goBack={{
        label: adminMessages['admin.productForm.goBack'],
        text: adminMessages['admin.productForm.goBackText'],
        onConfirm: goBack,
      }}
    />
  );
}
