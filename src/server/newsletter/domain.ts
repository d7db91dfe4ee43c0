import type { Domain } from '#server/settings/domain.ts';
import { purgeUnconfirmed } from './follow-link.ts';

export const newsletterDomain: Domain = {
  purge: purgeUnconfirmed,
};
