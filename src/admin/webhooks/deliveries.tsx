import {
  Alert,
  Button,
  Card,
  CardContent,
  Chip,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { deliveryResponse, type Webhook, type WebhookDelivery } from '#wire/wc/webhook.ts';
import { useChangesAgain } from '../ui/changes.tsx';
import { Moment } from '../ui/moment.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { DeliveryDetails } from './delivery-details.tsx';

const deliveries = z.array(deliveryResponse);

const COLORS = {
  waiting: 'default',
  sending: 'info',
  delivered: 'success',
  failed: 'error',
  dropped: 'default',
} as const;
const PAGE_SIZE = 20;

/** What was sent to a webhook, the latest first, and sending it again. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const path = `vitrine/v1/webhooks/${webhook.id}/deliveries`;
  const { data, error, refetch } = useReading(path, deliveries, { query: { per_page: PAGE_SIZE } });
  const [open, setOpen] = useState<number | null>(null);
  const send = useRest();
  const notify = useNotify();
  const showChanges = useChangesAgain();

  async function again({ id }: WebhookDelivery) {
    const { ok } = await send({ path: `${path}/${id}/redeliver`, method: 'POST' });
    if (ok) notify(adminMessages['admin.webhooks.redelivered'], { type: 'success' });
    await Promise.all([refetch(), showChanges()]);
  }

  return (
    <Card component="section" aria-labelledby="deliveries-title">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h2" variant="h3" id="deliveries-title">
            {adminMessages['admin.webhooks.deliveries']}
          </Typography>
          <Button size="small" onClick={() => refetch()}>
            {adminMessages['admin.webhooks.refresh']}
          </Button>
        </Stack>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && (
          <Typography>{adminMessages['admin.webhooks.noDeliveries']}</Typography>
        )}
        <List dense disablePadding>
          {data?.map((delivery) => (
            <ListItem key={delivery.id} disableGutters divider sx={{ display: 'block' }}>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <Chip
                  size="small"
                  variant="outlined"
                  color={COLORS[delivery.state]}
                  label={adminMessages[`admin.webhooks.${delivery.state}`]}
                />
                <Typography variant="body2">{`${delivery.topic} ${delivery.resource_id}`}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <Moment value={delivery.date_sent_gmt ?? delivery.date_created_gmt} />
                </Typography>
              </Stack>
              {delivery.problem && (
                <Typography variant="body2" color="error">
                  {delivery.problem}
                </Typography>
              )}
              <Button
                size="small"
                aria-label={`${adminMessages['admin.webhooks.details']}: ${delivery.id}`}
                onClick={() => setOpen(delivery.id)}
              >
                {adminMessages['admin.webhooks.details']}
              </Button>
              {webhook.status === 'active' && (
                <Button
                  size="small"
                  aria-label={`${adminMessages['admin.webhooks.redeliver']}: ${delivery.id}`}
                  onClick={() => again(delivery)}
                >
                  {adminMessages['admin.webhooks.redeliver']}
                </Button>
              )}
            </ListItem>
          ))}
        </List>
        {open !== null && (
          <DeliveryDetails path={`${path}/${open}`} onClose={() => setOpen(null)} />
        )}
      </CardContent>
    </Card>
  );
}
