import type { Device } from '#rules/accounts/device-name.ts';
import type { Translate } from './translator.ts';

/** deviceText(t, { browser: 'Firefox', system: 'Windows' }) is 'Firefox on Windows'. */
export function deviceText(t: Translate, { browser, system }: Device): string {
  if (browser !== '' && system !== '') return t('emails.device.both', { browser, system });
  return browser || system || t('emails.device.unknown');
}
