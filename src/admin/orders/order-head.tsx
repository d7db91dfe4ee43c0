import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { Link as ScreenLink } from 'react-router';
import { parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { Moment } from '../ui/moment.tsx';
import { useMessage } from '../ui/use-message.ts';
import { OrderStatusChip } from './order-status.tsx';
import { countLeftToShip, useNextStep } from './use-next-step.ts';
import type { OrderParts } from './use-order-parts.ts';
import { useSaveOrder } from './use-save-order.ts';

interface OrderHeadProps {
  order: Order;
  parts: OrderParts | null;
  /** Opens the form of a parcel further down. */
  onShip(): void;
  /** That of a refund. */
  onRefund(): void;
}

/** Whose order it is, what it comes to, and the one thing that is to be done with it next. */
export function OrderHead({ order, parts, onShip, onRefund }: OrderHeadProps) {
  const mayWrite = useMay('manage-orders');
  return (
    <Card sx={{ marginBlockEnd: 2 }}>
      <CardContent>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <CustomerLink order={order} />
            </Typography>
            <Summary order={order} />
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', marginBlockStart: 1 }}>
              <OrderStatusChip status={order.status} />
              <Typography variant="body2" color="textSecondary">
                <Moment value={order.date_created_gmt ?? order.date_created} />
              </Typography>
            </Stack>
          </Box>
          {mayWrite && parts && (
            <NextAction order={order} parts={parts} onShip={onShip} onRefund={onRefund} />
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Their name, or whatever there is of it; the link leads to all their orders. */
function CustomerLink({ order: { billing, customer_id: customerId } }: { order: Order }) {
  const email = billing.email ?? '';
  const name =
    `${billing.first_name} ${billing.last_name}`.trim() ||
    billing.company ||
    email ||
    (customerId === 0 ? adminMessages['admin.order.guest'] : `#${customerId}`);
  if (email === '') return name;
  const filter = JSON.stringify({ q: email });
  return (
    <Link component={ScreenLink} to={`/orders?${new URLSearchParams({ filter })}`} color="inherit">
      {name}
    </Link>
  );
}

function Summary({ order }: { order: Order }) {
  const message = useMessage();
  const { currency } = useAdmin().config;
  const count = addQuantities(...order.line_items.map(({ quantity }) => quantity));
  const total = parseDecimal(order.total, currency.decimals) ?? money(0);
  const isPaid = order.date_paid_gmt !== null;
  return (
    <Typography>
      {[
        message('admin.order.pieceCount', { count }),
        formatMoney(total, currency),
        ...(isPaid ? [order.payment_method_title] : [adminMessages['admin.order.notPaid']]),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

/**
 * Opens the shop's payment page with its card form: nothing of a card goes through the admin. Whoever
 * comes back sees what has become of the order.
 */
function TakePayment({ order }: { order: Order }) {
  const refresh = useRefresh();
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    if (!isOpened) return;
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOpened, refresh]);
  return (
    <Button
      variant="outlined"
      href={order.payment_url}
      target="_blank"
      rel="noreferrer"
      onClick={() => setIsOpened(true)}
    >
      {adminMessages['admin.order.takePayment']}
    </Button>
  );
}

interface NextActionProps extends OrderHeadProps {
  parts: OrderParts;
}

function NextAction({ order, parts, onShip, onRefund }: NextActionProps) {
  const step = useNextStep(order, parts);
  const [isRequested, setIsRequested] = useState(false);
  const notify = useNotify();
  const { save, problem, saving } = useSaveOrder(order, () =>
    notify(adminMessages['admin.saved'], { type: 'success' }),
  );
  const message = useMessage();
  const { currency } = useAdmin().config;
  if (step === null) return null;
  const amount = formatMoney(parseDecimal(order.total, currency.decimals) ?? money(0), currency);
  const count = countLeftToShip(parts);

  function act() {
    if (step === 'ship') onShip();
    else if (step === 'refund') onRefund();
    else if (step === 'mark-paid') setIsRequested(true);
    else save({ status: 'completed' });
  }

  return (
    <Stack spacing={0.5} sx={{ flexShrink: 0, alignItems: { xs: 'stretch', sm: 'end' } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        {order.needs_payment && <TakePayment order={order} />}
        <Button variant="contained" disabled={saving} onClick={act}>
          {adminMessages[`admin.order.next.${step}`]}
        </Button>
      </Stack>
      <Typography variant="body2" color={problem === '' ? 'textSecondary' : 'error'} role="status">
        {problem || message(`admin.order.next.${step}.about`, { amount, count })}
      </Typography>
      <Confirm
        isOpen={isRequested}
        title={message('admin.order.markPaidSure', { amount })}
        content={message('admin.order.markPaidText', { amount, number: order.number })}
        confirm={adminMessages['admin.order.next.mark-paid']}
        onConfirm={() => {
          if (!isRequested) return;
          setIsRequested(false);
          save({ set_paid: true });
        }}
        onClose={() => setIsRequested(false)}
      />
    </Stack>
  );
}
