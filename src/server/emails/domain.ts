import type { Domain } from '#server/settings/domain.ts';
import { purgeDeliveries } from './deliver.ts';

export const emailsDomain: Domain = {
  purge: ({ db, now }) => purgeDeliveries(db, now),
};
