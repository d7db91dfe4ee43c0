import { Chip, Stack, Typography } from '@mui/material';
import type * as z from 'zod/mini';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { orderPayments } from '#wire/vitrine/payments.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { useReading } from '../ui/use-reading.ts';
import { CapturePayment } from './capture-payment.tsx';

type Payment = z.infer<typeof orderPayments>[number];

const COLORS = {
  new: 'default',
  open: 'default',
  working: 'info',
  authorised: 'warning',
  paid: 'success',
  failed: 'error',
} as const;

/** Every attempt to pay by a provider; nothing for orders that are paid otherwise. */
export function OrderPayments({ orderId, version }: { orderId: number; version: string }) {
  const path = `vitrine/v1/orders/${orderId}/payments`;
  const { data = [] } = useReading(path, orderPayments, { version });
  if (data.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ marginBlockStart: 1 }}>
      {data.map((payment) => (
        <OnePayment key={payment.id} payment={payment} path={path} />
      ))}
    </Stack>
  );
}

function OnePayment({ payment, path }: { payment: Payment; path: string }) {
  const { config } = useAdmin();
  const mayWrite = useMay('manage-orders');
  const { state, amount, reference, failure } = payment;
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Chip
          size="small"
          label={adminMessages[`admin.order.payment.${state}`]}
          color={COLORS[state]}
        />
        <Amount value={getDecimal(money(amount), config.currency.decimals)} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[payment.title, reference, failure].filter(Boolean).join(' · ')}
      </Typography>
      {payment.can_capture && mayWrite && <CapturePayment path={path} reserved={money(amount)} />}
    </div>
  );
}
