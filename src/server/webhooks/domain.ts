import { changeFollowers } from '#server/settings/change-as.ts';
import type { Domain } from '#server/settings/domain.ts';
import { purgeWebhookDeliveries } from './find-webhooks.ts';
import { webhookFollowers } from './resource-changed.ts';

export const webhooksDomain: Domain = {
  services: (before) => changeFollowers.add(before, webhookFollowers),
  purge: ({ db, now, settings }) => purgeWebhookDeliveries(db, now, settings['webhooks.logDays']),
};
