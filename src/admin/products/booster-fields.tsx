import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { BoosterEditor } from '../boosters/booster-editor.tsx';
import { BoosterPreview } from '../boosters/booster-preview.tsx';
import { useBoosters } from '../boosters/use-boosters.ts';

/** The hints beside the button to buy, as shoppers see them, and what this product changes of them. */
export function ProductBoosters() {
  const product = useRecordContext<Product>();
  return product ? <Boosters key={product.id} id={product.id} /> : null;
}

function Boosters({ id }: { id: number }) {
  const { state, setState, load } = useBoosters(id);
  const [isOpen, setIsOpen] = useState(false);
  if (!state) return null;
  if (isOpen) {
    return (
      <Box>
        <Typography component="h2" variant="h3" gutterBottom tabIndex={-1} ref={focus}>
          {adminMessages['admin.boosters']}
        </Typography>
        <BoosterEditor
          isNarrow
          state={state}
          productId={id}
          shopUrl=""
          onChange={setState}
          onSaved={load}
        />
      </Box>
    );
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
      <BoosterPreview state={state} productId={id} shopUrl="" />
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.productForm.boosters']}
      </Button>
    </Stack>
  );
}

/** The button that opened the editor is gone, and with it the place of the keyboard. */
function focus(heading: HTMLElement | null) {
  heading?.focus();
}
