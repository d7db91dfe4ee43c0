import type { Domain } from '#server/settings/domain.ts';
import { mailWay, readMailWay } from './mail-way.ts';
import { purgeDeliveries } from './sending/deliver.ts';

export const emailsDomain: Domain = {
  services: (before, { config }) => mailWay.add(before, readMailWay(config)),
  purge: ({ db, now }) => purgeDeliveries(db, now),
};
