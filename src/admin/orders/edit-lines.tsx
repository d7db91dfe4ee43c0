import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { DraftActions } from '../ui/draft-actions.tsx';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { Order } from './order.ts';
import { useSaveOrder } from './use-save-order.ts';

export interface DraftLine {
  /** Null for a line that is new. */
  id: number | null;
  productId: number;
  name: string;
  quantity: string;
}

/** Pieces of lines that are there, and more of them; the shop works all amounts out again. */
export function EditLines({ order, onDone }: { order: Order; onDone(): void }) {
  const [saved] = useState<readonly DraftLine[]>(() =>
    order.line_items.map(({ id, name, quantity, product_id: productId }) => ({
      id,
      name,
      productId,
      quantity: String(quantity),
    })),
  );
  const [lines, setLines] = useState(saved);
  useUnsaved(lines !== saved);
  const { save, problem, saving } = useSaveOrder(order, onDone);
  const gone = order.line_items.filter(({ id }) => !lines.some((line) => line.id === id));
  const line_items = [
    ...lines.map(sentLine),
    ...gone.map(({ id }) => ({ id, product_id: null, quantity: 0 })),
  ];

  return (
    <Stack spacing={1.5}>
      <DraftLines lines={lines} onChange={setLines} />
      <DraftActions
        problem={problem}
        save={adminMessages['admin.order.saveLines']}
        saving={saving}
        onSave={() => save({ line_items })}
        onCancel={onDone}
      />
    </Stack>
  );
}

/** As the API takes it; a product or one of its variations by the same number. */
export function sentLine({ id, productId, quantity }: DraftLine) {
  const count = Number(quantity);
  return id === null ? { product_id: productId, quantity: count } : { id, quantity: count };
}

/** A product that was added already is not added twice: its pieces are typed at its line. */
function withProduct(lines: readonly DraftLine[], productId: number, name: string) {
  const added = lines.some((line) => line.id === null && line.productId === productId);
  return added ? lines : [...lines, { id: null, productId, name, quantity: '1' }];
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
        onPick={({ id, name }) => onChange(withProduct(lines, Number(id), name))}
      />
    </>
  );
}
