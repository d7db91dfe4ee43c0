import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useOne } from '../data/use-records.ts';
import { ProductPicker } from '../ui/product-picker.tsx';
import { BoosterEditor } from './booster-editor.tsx';
import { useBoosters } from './use-boosters.ts';

/** Hints beside the button to buy and the bar below it, for all products or, by the address, for one. */
export default function BoostersScreen() {
  const [query, setQuery] = useSearchParams();
  const input = Number(query.get('product') ?? 0);
  const productId = Number.isInteger(input) && input > 0 ? input : null;
  const { data: product } = useOne('products', productId ?? 0, productId === null);
  const { state, problem, setState, load } = useBoosters(productId);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.boosters']} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ marginBlockEnd: 2, alignItems: { md: 'center' } }}
      >
        <Typography component="p" variant="h3">
          {adminMessages['admin.booster.scope']}:{' '}
          {productId === null ? adminMessages['admin.booster.everything'] : (product?.name ?? '')}
        </Typography>
        <Box sx={{ minInlineSize: '16rem' }}>
          <ProductPicker
            label={adminMessages['admin.booster.pick']}
            onPick={({ id }) => setQuery({ product: String(id) })}
          />
        </Box>
        {productId !== null && (
          <Button onClick={() => setQuery({})}>{adminMessages['admin.booster.backToAll']}</Button>
        )}
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
      {!state && !problem && <Typography>{adminMessages['admin.loading']}</Typography>}
      {state && (
        <BoosterEditor
          key={productId ?? 'all'}
          state={state}
          productId={productId}
          shopUrl={product?.permalink ?? ''}
          onChange={setState}
          onSaved={load}
        />
      )}
    </Box>
  );
}
