import { Stack } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { DraftActions } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { DraftLines } from './draft-lines.tsx';
import { type DraftLine, sentLine } from './order-draft.ts';
import { useSaveOrder } from './use-save-order.ts';

/** Pieces of lines that are there, and more of them; the shop works all amounts out again. */
export function EditLines({ order, onDone }: { order: Order; onDone(): void }) {
  const [saved] = useState<readonly DraftLine[]>(() =>
    order.line_items.map(({ id, name, quantity, product_id: productId }) => ({
      key: String(id),
      id,
      name,
      productId,
      quantity: String(quantity),
      agreed: '',
      reason: '',
      choice: null,
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
      <DraftLines lines={lines} unitPrices={[]} problems={{}} onChange={setLines} />
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
