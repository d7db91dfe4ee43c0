import { List, ListItem, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { useMany } from '../data/use-records.ts';
import { Amount } from '../ui/amount.tsx';
import type { PickedProduct } from '../ui/product-picker.tsx';

interface ProductNamesProps {
  ids: readonly number[];
  /** What can be done with each. */
  action?(product: PickedProduct): ReactNode;
}

/** Products in the order of their numbers here, with their prices. */
export function ProductNames({ ids, action }: ProductNamesProps) {
  const { data = [] } = useMany('products', ids);
  const byId = new Map(data.map((product) => [product.id, product]));
  return (
    <List dense disablePadding>
      {ids.flatMap((id) => {
        const product = byId.get(id);
        if (!product) return [];
        return [
          <ListItem key={id} disableGutters>
            <ListItemText primary={product.name} secondary={<Amount value={product.price} />} />
            {action?.(product)}
          </ListItem>,
        ];
      })}
    </List>
  );
}
