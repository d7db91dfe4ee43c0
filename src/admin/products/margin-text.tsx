import { Typography } from '@mui/material';
import { margin } from '#rules/catalog/margin.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

interface MarginTextProps {
  regular: string;
  sale: string;
  cost: string;
}

/** What is left of the price as it is typed; nothing where one of the two is missing. */
export function MarginText({ regular, sale, cost }: MarginTextProps) {
  const { currency, pricesIncludeTax } = useAdmin().config;
  const price = parseDecimal(sale.trim() || regular, currency.decimals);
  const paid = parseDecimal(cost, currency.decimals);
  const result = price === null || paid === null ? null : margin(price, paid);
  if (result === null) return null;
  const text = adminMessages['admin.productForm.margin']
    .replace('{profit}', formatMoney(result.profit, currency))
    .replace('{percent}', String(result.percent));
  const note = pricesIncludeTax ? ` ${adminMessages['admin.productForm.marginWithTax']}` : '';
  return (
    <Typography
      role="status"
      variant="body2"
      color={result.profit < 0 ? 'error' : 'textSecondary'}
      sx={{ marginBlock: 1 }}
    >
      {text + note}
    </Typography>
  );
}
