import type { Domain } from '#server/settings/domain.ts';
import { mailDelivery, readMailDelivery } from './mail-delivery.ts';
import { purgeDeliveries } from './sending/deliver.ts';

export const emailsDomain: Domain = {
  services: (before, { config }) => mailDelivery.add(before, readMailDelivery(config)),
  purge: ({ db, now }) => purgeDeliveries(db, now),
};
