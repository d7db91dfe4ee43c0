import type { Domain } from '#server/settings/domain.ts';
import { giftCardJobs } from './send-cards.ts';

export const giftCardsDomain: Domain = {
  recurring: giftCardJobs,
};
