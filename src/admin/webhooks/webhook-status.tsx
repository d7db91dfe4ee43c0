import { Chip } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Webhook } from './webhook.ts';

const COLORS = { active: 'success', paused: 'warning', disabled: 'error' } as const;

export function WebhookStatus({ status }: Pick<Webhook, 'status'>) {
  const label = adminMessages[`admin.webhooks.${status}`];
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={label} />;
}
