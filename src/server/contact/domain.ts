import type { Domain } from '#server/settings/domain.ts';
import { purgeMessages } from './purge-messages.ts';

export const contactDomain: Domain = {
  purge: purgeMessages,
};
