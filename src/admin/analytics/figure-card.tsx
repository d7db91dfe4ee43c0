import { Card, CardContent, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { DisplayedFigures } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { changeText, type FigureName, figureText, isGood } from './figure.ts';

interface FigureCardProps {
  name: FigureName;
  now: DisplayedFigures;
  /** Null where it is compared with nothing. */
  before: DisplayedFigures | null;
}

/** One figure, and how it changed. */
export function FigureCard({ name, now, before }: FigureCardProps) {
  const { config } = useAdmin();
  const text = figureText(name, now, config);
  return (
    <Card>
      <CardContent sx={{ containerType: 'inline-size' }}>
        <Typography component="h2" variant="body2" color="textSecondary">
          {adminMessages[`admin.analytics.${name}`]}
        </Typography>
        <Typography
          variant="h1"
          component="p"
          // A long amount is smaller instead of broken: a digit is about 0.6 of the font's size wide.
          sx={{ whiteSpace: 'nowrap', fontSize: `min(1.75rem, ${165 / text.length}cqi)` }}
        >
          {text}
        </Typography>
        {before && <Change name={name} now={now} before={before} />}
      </CardContent>
    </Card>
  );
}

function Change({ name, now, before }: FigureCardProps & { before: DisplayedFigures }) {
  const { config } = useAdmin();
  const message = useMessage();
  const change = changeText(name, now, before, config.locale);
  const good = change === null ? null : isGood(name, now, before);
  const color = good === null ? 'textSecondary' : good ? 'success' : 'error';
  return (
    <Typography variant="body2">
      <Typography component="span" variant="body2" color={color} sx={{ fontWeight: 600 }}>
        {change ?? adminMessages['admin.analytics.noChange']}
      </Typography>
      {change !== null &&
        ` · ${message('admin.analytics.before', { value: figureText(name, before, config) })}`}
    </Typography>
  );
}
