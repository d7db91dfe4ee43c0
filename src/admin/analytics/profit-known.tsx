import { Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { DisplayedFigures } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';

/** Of how much of what was sold the profit is known. */
export function ProfitKnown({ totals: { profit, costed, net } }: { totals: DisplayedFigures }) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  if (Number(net) === 0) return null;
  const share = (Number(costed) / Number(net)).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (
    <Typography variant="body2" color="textSecondary">
      {profit === null
        ? adminMessages['admin.analytics.profit.none']
        : message('admin.analytics.profit.about', { share })}
    </Typography>
  );
}
