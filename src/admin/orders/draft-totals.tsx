import { Box, Stack, Typography } from '@mui/material';
import { formatMessage } from '#rules/messages/format.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OrderDraftPrice } from '#wire/vitrine/order-draft.ts';
import { useAdmin } from '../admin-context.tsx';
import { cardName } from './paid-by-cards.ts';

interface DraftTotalsProps {
  price: OrderDraftPrice | null;
  /** Whether it is of the draft as it stands; the last one is grey until then. */
  isCurrent: boolean;
}

/** What the order comes to, by the shop's own calculation; the total is read out when it changes. */
export function DraftTotals({ price, isCurrent }: DraftTotalsProps) {
  const { currency, locale } = useAdmin().config;
  const text = (amount: number) => formatMoney(money(amount), currency);
  if (price === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {adminMessages['admin.order.totalsLater']}
      </Typography>
    );
  }
  const back = price.gift_back.reduce((sum, { amount }) => sum + amount, 0);
  const owed = price.total - price.paid + back;
  const codes = price.coupons.map(({ code }) => code).join(', ');
  const discount = adminMessages['admin.order.discount'];
  const rows: [label: string, amount: number][] = [
    [adminMessages['admin.order.goodsSum'], price.items],
    ...(price.discount === 0
      ? []
      : [
          [codes === '' ? discount : `${discount} (${codes})`, -price.discount] as [string, number],
        ]),
    ...price.fees.map(({ name, total }): [string, number] => [name, total]),
    [adminMessages['admin.order.delivery'], price.shipping],
    ...price.tax_lines.map(({ label, amount }): [string, number] => [
      label || adminMessages['admin.order.tax'],
      amount,
    ]),
  ];
  return (
    <Stack
      spacing={0.5}
      sx={{ color: isCurrent ? 'text.primary' : 'text.secondary' }}
      aria-busy={!isCurrent}
    >
      {rows.map(([label, amount], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same name.
        <SumRow key={at} label={label} text={text(amount)} />
      ))}
      <Box role="status" sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1 }}>
        <SumRow isStrong label={adminMessages['admin.order.total']} text={text(price.total)} />
        {price.total_before !== null && (
          <>
            <SumRow
              label={adminMessages['admin.order.totalBefore']}
              text={text(price.total_before)}
            />
            {price.paid > 0 && (
              <SumRow label={adminMessages['admin.order.paidSum']} text={text(-price.paid)} />
            )}
            {price.gift_back.map((card) => (
              <SumRow
                key={card.last4}
                label={formatMessage(
                  adminMessages['admin.order.giftBack'],
                  { card: cardName(card, locale) },
                  locale,
                )}
                text={text(card.amount)}
              />
            ))}
            <SumRow
              isStrong
              label={adminMessages[`admin.order.${owed < 0 ? 'dueBack' : 'owed'}`]}
              text={text(Math.abs(owed))}
            />
          </>
        )}
      </Box>
    </Stack>
  );
}

function SumRow({
  label,
  text,
  isStrong = false,
}: {
  label: string;
  text: string;
  isStrong?: boolean;
}) {
  const style = { fontWeight: isStrong ? 700 : 400, fontVariantNumeric: 'tabular-nums' };
  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <Typography variant={isStrong ? 'body1' : 'body2'} sx={{ ...style, minWidth: 0 }}>
        {label}
      </Typography>
      <Typography variant={isStrong ? 'body1' : 'body2'} sx={{ ...style, flexShrink: 0 }}>
        {text}
      </Typography>
    </Stack>
  );
}
