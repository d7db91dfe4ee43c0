import { parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { useAdmin } from '../admin-context.tsx';

/** An amount as the API writes it ("48.70"), in the shop's own notation. */
export function Amount({ value }: { value: string | undefined }) {
  const { currency } = useAdmin().config;
  const amount = parseDecimal(value ?? '', currency.decimals);
  return <>{amount === null ? '–' : formatMoney(amount, currency)}</>;
}
