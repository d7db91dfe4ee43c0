import type { Domain } from '#server/settings/domain.ts';
import { purgeCarts } from './cart-life.ts';

export const cartDomain: Domain = {
  purge: ({ db, now }) => purgeCarts(db, now),
};
