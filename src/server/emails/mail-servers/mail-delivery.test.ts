import { expect, test } from 'vitest';
import type { MailDelivery } from '#rules/emails/mail-trouble.ts';
import { readConfig } from '#server/platform/config.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { encryptSetting } from '#server/settings/secret-settings.ts';
import { findDelivery, getServerName, mailEnvironment } from './mail-delivery.ts';

const encryption = createEncryption(['a secret key of the shop, long enough']);
const other = createEncryption(['the secret key of another shop, long enough']);
const SERVER = 'smtp://ada:secret@mail.example:587';
const LIVE = { DEMO: '0' };

function setUp(env: Record<string, string>, stored: string, by = encryption) {
  const settings = {
    ...defaultSettings(),
    'mail.smtpUrl': encryptSetting({ encryption: by }, 'mail.smtpUrl', stored),
  };
  const services = mailEnvironment.add(NO_SERVICES, readConfig(env));
  return findDelivery({ settings, encryption, services });
}

test.each<[string, Record<string, string>, string, MailDelivery]>([
  ['nothing is set', LIVE, '', 'files'],
  ['nothing is set, in the demo shop', {}, '', 'demo'],
  ['the environment names a server', { ...LIVE, SMTP_URL: SERVER }, '', 'server'],
  ['the settings name one', LIVE, SERVER, 'server'],
])('%s', (_, env, stored, delivery) => {
  const server = delivery === 'server' ? 'mail.example:587' : null;
  expect(setUp(env, stored)).toEqual({ delivery, server });
});

test('a server that was stored with another key is unreadable, in the demo shop too', () => {
  expect(setUp({}, SERVER, other)).toEqual({ delivery: 'unreadable', server: null });
});

test.each([
  ['smtp://ada:x@mail.example', 'mail.example:587'],
  ['smtps://mail.example', 'mail.example:465'],
  ['smtp://%zz:secret@mail.example:25', 'smtp://mail.example:25'],
])('the name of %s has no password', (address, name) => {
  expect(getServerName(address)).toBe(name);
});
