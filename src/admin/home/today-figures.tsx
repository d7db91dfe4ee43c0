import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { getConversion } from '#rules/analytics/conversion.ts';
import { HOME_READINGS } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type DisplayedVisits, todayResponse } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { Awaiting } from '../analytics/awaiting.tsx';
import { type FigureName, figureText } from '../analytics/figure.ts';
import { Refused } from '../analytics/refused.tsx';
import { SalesMeaning } from '../analytics/sales-meaning.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

const FIGURES: readonly FigureName[] = ['sales', 'orders', 'average'];
const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  marginBlockEnd: 3,
};

/** Today against the same day of last week and of last year, and what runs short. */
export function TodayFigures() {
  const { config } = useAdmin();
  const message = useMessage();
  const { data, error, refetch } = useReading(HOME_READINGS.today, todayResponse);
  if (error) return <Refused why={error.message} again={() => void refetch()} />;
  return (
    <>
      <Typography component="h2" variant="h2" gutterBottom>
        {adminMessages['admin.home.today']}
      </Typography>
      <Box sx={CARDS}>
        {FIGURES.map((name) => (
          <Card key={name}>
            <CardActionArea component={Link} to="/analytics?period=today">
              <CardContent>
                <Typography color="textSecondary">
                  {adminMessages[`admin.analytics.${name}`]}
                </Typography>
                <Typography variant="h1" component="p">
                  {data ? figureText(name, data.today, config) : '…'}
                </Typography>
                {(['lastWeek', 'lastYear'] as const).map((when) => {
                  const then = when === 'lastWeek' ? data?.last_week : data?.last_year;
                  const value = then ? figureText(name, then, config) : '…';
                  return (
                    <Typography key={when} variant="body2" color="textSecondary">
                      {message(`admin.home.${when}`, { value })}
                    </Typography>
                  );
                })}
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
        <ConversionCard data={data} />
        <CountCard
          count={data?.low_stock}
          title={adminMessages['admin.home.lowStock']}
          to="/analytics?by=stock"
        />
      </Box>
      <SalesMeaning />
      <Awaiting awaiting={data?.awaiting} />
    </>
  );
}

/** Of the visits that are counted, how many ended with an order. */
function ConversionCard({ data }: { data: z.infer<typeof todayResponse> | undefined }) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  const text = (counted: DisplayedVisits | undefined) => {
    if (!counted) return '…';
    const share = getConversion(counted);
    const format = { style: 'percent', maximumFractionDigits: 1 } as const;
    return share === null ? '–' : share.toLocaleString(locale, format);
  };
  const counted = data?.today.counted;
  return (
    <Card>
      <CardActionArea component={Link} to="/analytics?period=today&by=sources">
        <CardContent>
          <Typography color="textSecondary">{adminMessages['admin.home.conversion']}</Typography>
          <Typography variant="h1" component="p">
            {text(counted)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {message('admin.home.lastWeek', { value: text(data?.last_week.counted) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {message('admin.home.lastYear', { value: text(data?.last_year.counted) })}
          </Typography>
          {counted && (
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
              {counted.visits === 0
                ? adminMessages['admin.home.conversion.none']
                : message('admin.home.conversion.counted', {
                    orders: counted.orders.toLocaleString(locale),
                    visits: counted.visits.toLocaleString(locale),
                  })}{' '}
              {adminMessages['admin.home.conversion.about']}
            </Typography>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

interface CountCardProps {
  count: number | undefined;
  title: string;
  to: string;
}

function CountCard({ count, title, to }: CountCardProps) {
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography variant="h1" component="p">
            {count ?? '…'}
          </Typography>
          <Typography color="textSecondary">{title}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
