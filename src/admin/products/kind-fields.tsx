import { Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { PartCard } from '../ui/part-card.tsx';
import { References } from '../ui/references.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useProductType } from './use-product-type.ts';

/** What only one type of product has. */
export function KindFields() {
  const type = useProductType();
  switch (type) {
    case 'external':
      return (
        <PartCard title={adminMessages['admin.productForm.external.title']}>
          <TextInput
            source="external_url"
            type="url"
            label={adminMessages['admin.productForm.externalUrl']}
            fullWidth
          />
          <TextInput
            source="button_text"
            label={adminMessages['admin.productForm.buttonText']}
            fullWidth
          />
        </PartCard>
      );
    case 'grouped':
      return (
        <PartCard title={adminMessages['admin.productForm.members']}>
          <References
            source="grouped_products"
            reference="products"
            label={adminMessages['admin.productForm.members']}
          />
        </PartCard>
      );
    case 'bundle':
      return <BundleLink />;
    default:
      return null;
  }
}

function BundleLink() {
  const product = useRecordContext<Product>();
  return (
    <PartCard title={adminMessages['admin.productForm.bundle']}>
      <Typography sx={{ marginBlockEnd: 1 }}>
        {adminMessages['admin.productForm.bundleText']}
      </Typography>
      {product && (
        <Button variant="outlined" component={Link} to={`/bundles/${product.id}`}>
          {adminMessages['admin.productForm.openBundle']}
        </Button>
      )}
    </PartCard>
  );
}
