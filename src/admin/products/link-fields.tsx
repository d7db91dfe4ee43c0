import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { References } from '../ui/references.tsx';

export function LinkFields() {
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
