import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CampaignItem } from '#wire/vitrine/campaigns.ts';
import { Amount } from '../ui/amount.tsx';
import { useMessage } from '../ui/use-message.ts';

const COUNTS = [
  'recipients',
  'sent',
  'waiting',
  'refused',
  'skipped',
  'clicked',
  'unsubscribed',
  'complained',
  'orders',
] as const;

/** What came of a newsletter. */
export function CampaignResults({ campaign: { figures } }: { campaign: CampaignItem }) {
  const message = useMessage();
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2" gutterBottom>
          {adminMessages['admin.campaign.results']}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 1.5,
            margin: 0,
            gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
          }}
        >
          {COUNTS.map((name) => (
            <Figure key={name} label={adminMessages[`admin.campaign.figure.${name}`]}>
              {figures[name]}
            </Figure>
          ))}
          {figures.counted > 0 && (
            <Figure label={adminMessages['admin.campaign.figure.opened']}>
              {message('admin.campaign.openedOf', {
                count: figures.opened,
                total: figures.counted,
              })}
            </Figure>
          )}
          <Figure label={adminMessages['admin.campaign.figure.revenue']}>
            <Amount value={figures.revenue} />
          </Figure>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {adminMessages['admin.campaign.figuresHint']}
        </Typography>
      </CardContent>
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
