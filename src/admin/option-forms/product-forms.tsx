import { Box, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { productFormsResponse } from '#wire/vitrine/option-forms.ts';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { useReading } from '../ui/use-reading.ts';

/** Which forms a product gets, in their order, and why. */
export function ProductForms() {
  const [product, setProduct] = useState<PickedProduct | null>(null);
  return (
    <Box sx={{ maxInlineSize: '40rem', marginBlockStart: 2 }}>
      <PartCard title={adminMessages['admin.form.which']}>
        <ProductPicker label={adminMessages['admin.form.whichProduct']} onPick={setProduct} />
        {product && <Forms product={product} />}
      </PartCard>
    </Box>
  );
}

function Forms({ product }: { product: PickedProduct }) {
  const { data } = useReading(
    `vitrine/v1/products/${product.id}/option-forms`,
    productFormsResponse,
  );
  if (!data) return <Typography>{adminMessages['admin.loading']}</Typography>;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{product.name}</Typography>
      {data.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.form.whichNone']}</Typography>
      )}
      <List dense disablePadding component="ol">
        {data.map(({ id, title, because, enabled }) => (
          <ListItem key={id} disableGutters sx={{ gap: 1 }}>
            <Link to={`/option-forms/${id}`}>{title}</Link>
            <Typography component="span" color="textSecondary">
              {adminMessages[`admin.form.because.${because}`]}
              {!enabled && ` · ${adminMessages['admin.forms.off']}`}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
