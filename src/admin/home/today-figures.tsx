import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { todayAnswer } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { type FigureName, figureText } from '../analytics/figure.ts';
import { Refused } from '../analytics/refused.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

const FIGURES: readonly FigureName[] = ['total', 'orders', 'average'];
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
  const { data, error, refetch } = useReading('vitrine/v1/analytics/today', todayAnswer);
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
        <CountCard
          count={data?.low_stock}
          title={adminMessages['admin.home.lowStock']}
          to="/analytics?by=stock"
        />
      </Box>
    </>
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
