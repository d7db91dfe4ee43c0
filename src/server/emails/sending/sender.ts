import type { Settings } from '#server/settings/defaults.ts';
import type { Mail } from './mail.ts';

/** Whom every email comes from. */
export function getSender(settings: Settings): Mail['from'] {
  return {
    name: settings['mail.senderName'] || settings['shop.name'],
    address: settings['mail.senderAddress'] || settings['shop.email'],
  };
}
