import type { Domain } from '#server/settings/domain.ts';
import { mailEnvironment } from './mail-servers/mail-delivery.ts';
import { purgeDeliveries } from './sending/deliver.ts';

export const emailsDomain: Domain = {
  services: (before, { config }) => mailEnvironment.add(before, config),
  purge: ({ db, now }) => purgeDeliveries(db, now),
};
