import type { Domain } from '#server/settings/domain.ts';
import { purgeDeliveries } from './sending/deliver.ts';

export const emailsDomain: Domain = {
  purge: ({ db, now }) => purgeDeliveries(db, now),
};
