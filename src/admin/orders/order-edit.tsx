import { Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { sentChanges, toOrderDraft } from './changed-order.ts';
import { draftProblems } from './order-draft.ts';
import { OrderEditor } from './order-editor.tsx';
import { useDraftPrice } from './use-draft-price.ts';
import { useSaveOrder } from './use-save-order.ts';

/** The editor of an order that is not paid; it is saved at the total that is shown, or refused. */
export function OrderEdit({ order: latest, onDone }: { order: Order; onDone(): void }) {
  // The version that was opened: what somebody else saves meanwhile is asked about when this is saved.
  const [order] = useState(latest);
  const { decimals } = useAdmin().config.currency;
  const [start] = useState(() => toOrderDraft(order));
  const [draft, setDraft] = useState(start);
  const [failed, setFailed] = useState(start);
  const isDone = useRef(false);
  const notify = useNotify();
  const { save, problem, saving } = useSaveOrder(order, () => {
    isDone.current = true;
    notify(adminMessages['admin.saved'], { type: 'success' });
    onDone();
  });
  useUnsaved(() => draft !== start && !isDone.current);
  const wrong = draftProblems(draft, decimals);
  const isPriceable = draft.lines.length > 0 && !Object.values(wrong).includes('quantity');
  const priced = useDraftPrice(`vitrine/v1/orders/${order.id}/price`, (packages) =>
    isPriceable ? sentChanges(draft, packages, decimals, order) : null,
  );
  const { price, isCurrent } = priced;
  const isReady = isCurrent && !saving && draft !== start && Object.keys(wrong).length === 0;

  function submit() {
    if (!price || !priced.order) return;
    setFailed(draft);
    save({ ...priced.order, extensions: { vitrine: { expected_total: price.total } } });
  }

  return (
    <OrderEditor
      draft={draft}
      priced={priced}
      problem={failed === draft ? problem : ''}
      ordered={order.shipping_lines}
      onChange={setDraft}
      actions={
        <Stack direction="row" spacing={1}>
          <Button variant="contained" disabled={!isReady} onClick={submit}>
            {adminMessages['admin.order.saveLines']}
          </Button>
          <Button onClick={onDone}>{adminMessages['admin.order.cancel']}</Button>
        </Stack>
      }
    />
  );
}
