import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { encryptSetting } from '#server/settings/secret-settings.ts';
import { type MailDelivery, readMailDelivery } from './mail-delivery.ts';

const encryption = createEncryption(['a secret key of the shop, long enough']);
const other = createEncryption(['the secret key of another shop, long enough']);
const SERVER = 'smtp://mail.example:587';
const LIVE = { DEMO: '0' };

test.each<[string, Record<string, string>, string, MailDelivery]>([
  ['nothing is set', LIVE, '', 'files'],
  ['nothing is set, in the demo shop', {}, '', 'demo'],
  ['the environment names a server', { ...LIVE, SMTP_URL: SERVER }, '', 'server'],
  ['the settings name one', LIVE, SERVER, 'server'],
])('%s', (_, env, stored, delivery) => {
  const settings = {
    ...defaultSettings(),
    'mail.smtpUrl': encryptSetting({ encryption }, 'mail.smtpUrl', stored),
  };
  expect(readMailDelivery(readConfig(env))({ settings, encryption })).toBe(delivery);
});

test('a server that was stored with another key is unreadable, in the demo shop too', () => {
  const settings = {
    ...defaultSettings(),
    'mail.smtpUrl': encryptSetting({ encryption: other }, 'mail.smtpUrl', SERVER),
  };
  expect(readMailDelivery(readConfig({}))({ settings, encryption })).toBe('unreadable');
});
