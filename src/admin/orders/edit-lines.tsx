import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { ProductPicker } from '../ui/product-picker.tsx';
import type { Order } from './order.ts';

export interface DraftLine {
  /** Null for a line that is new. */
  id: number | null;
  productId: number;
  name: string;
  quantity: string;
}

/** Pieces of lines that are there, and more of them; the shop works all amounts out again. */
export function EditLines({ order, onDone }: { order: Order; onDone(): void }) {
  const [lines, setLines] = useState<readonly DraftLine[]>(
    order.line_items.map(({ id, name, quantity, product_id: productId }) => ({
      id,
      name,
      productId,
      quantity: String(quantity),
    })),
  );
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();

  function save() {
    setProblem('');
    const gone = order.line_items.filter(({ id }) => !lines.some((line) => line.id === id));
    const line_items = [
      ...lines.map(sentLine),
      ...gone.map(({ id }) => ({ id, product_id: null, quantity: 0 })),
    ];
    update(
      'orders',
      { id: order.id, data: { line_items }, previousData: order },
      {
        onSuccess: () => {
          onDone();
          refresh();
        },
        onError: (error) => setProblem(error instanceof Error ? error.message : String(error)),
      },
    );
  }

  return (
    <Stack spacing={1.5}>
      <DraftLines lines={lines} onChange={setLines} />
      {problem !== '' && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isPending} onClick={save}>
          {adminMessages['admin.order.saveLines']}
        </Button>
        <Button onClick={onDone}>{adminMessages['admin.order.cancel']}</Button>
      </Stack>
    </Stack>
  );
}

/** As the API takes it; a product or one of its variations by the same number. */
export function sentLine({ id, productId, quantity }: DraftLine) {
  const count = Number(quantity);
  return id === null ? { product_id: productId, quantity: count } : { id, quantity: count };
}

export function DraftLines({
  lines,
  onChange,
}: {
  lines: readonly DraftLine[];
  onChange(lines: readonly DraftLine[]): void;
}) {
  return (
    <>
      {lines.map((line, at) => (
        <Stack
          key={`${line.id ?? 'new'}-${line.productId}`}
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center' }}
        >
          <TextField
            size="small"
            fullWidth
            label={line.name}
            value={line.quantity}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={(event) => {
              const quantity = event.target.value.trim();
              onChange(lines.map((each, index) => (index === at ? { ...each, quantity } : each)));
            }}
          />
          <Button
            color="error"
            aria-label={`${adminMessages['admin.order.removeLine']}: ${line.name}`}
            onClick={() => onChange(lines.filter((_, index) => index !== at))}
          >
            {adminMessages['admin.order.removeLine']}
          </Button>
        </Stack>
      ))}
      <ProductPicker
        label={adminMessages['admin.order.addProduct']}
        onPick={({ id, name }) =>
          onChange([...lines, { id: null, productId: Number(id), name, quantity: '1' }])
        }
      />
    </>
  );
}
