import { Typography } from '@mui/material';
import { parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import type { Awaiting as AwaitingFigures } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';

/** What was ordered and does not count until it is paid, such as by a bank transfer. */
export function Awaiting({ awaiting }: { awaiting: AwaitingFigures | undefined }) {
  const { currency } = useAdmin().config;
  const message = useMessage();
  if (!awaiting || awaiting.orders === 0) return null;
  const total = parseDecimal(awaiting.total, currency.decimals) ?? money(0);
  const amount = formatMoney(total, currency);
  return (
    <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
      {message('admin.analytics.awaiting', { count: awaiting.orders, amount })}
    </Typography>
  );
}
