import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMailServer,
  isMailHost,
  MAIL_ENCRYPTIONS,
  type MailServerAddress,
  mailServerName,
  parseMailServer,
} from './mail-server-address.ts';

const server = (parts: Partial<MailServerAddress> = {}): MailServerAddress => ({
  host: 'mail.example',
  port: 587,
  encryption: 'offered',
  user: '',
  password: '',
  ...parts,
});

describe('the address of a mail server', () => {
  test.each<[string, MailServerAddress]>([
    ['smtp://mail.example:587', server()],
    ['smtp://mail.example:587?requireTLS=true', server({ encryption: 'starttls' })],
    ['smtps://mail.example:465', server({ encryption: 'tls', port: 465 })],
    ['smtp://mail.example:25?ignoreTLS=true', server({ encryption: 'none', port: 25 })],
    ['smtp://ada@mail.example:587', server({ user: 'ada' })],
    [
      'smtp://ada%40shop.example:p%40s%2Fs%3A%20w%3F%C3%A9@mail.example:2525',
      server({ user: 'ada@shop.example', password: 'p@s/s: w?é', port: 2525 }),
    ],
    ['smtp://[2001:db8::1]:587', server({ host: '2001:db8::1' })],
  ])('%s is read, and written again', (address, parts) => {
    expect(parseMailServer(address)).toEqual(parts);
    expect(formatMailServer(parts)).toBe(address);
  });

  test.each([
    ['smtp://mail.example', server()],
    ['smtps://mail.example', server({ encryption: 'tls', port: 465 })],
    ['smtp://mail.example?ignoreTLS=true', server({ encryption: 'none', port: 25 })],
    ['smtp://mail.example:587/?pool=true', server()],
  ])('%s says nothing of the rest', (address, parts) => {
    expect(parseMailServer(address)).toEqual(parts);
  });

  test.each([
    '',
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtp://%E0%A4%A@mail.example',
  ])('%j is none', (address) => {
    expect(parseMailServer(address)).toBeNull();
  });

  test('any user and password come back as they were typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...MAIL_ENCRYPTIONS),
        fc.integer({ min: 1, max: 65_535 }),
        (user, password, encryption, port) => {
          const parts = server({ user, password, encryption, port });
          expect(parseMailServer(formatMailServer(parts))).toEqual(parts);
        },
      ),
    );
  });

  test('names its server without user and password', () => {
    expect(mailServerName(server({ user: 'ada', password: 'x' }))).toBe('mail.example:587');
    expect(mailServerName(server({ host: '::1', port: 25 }))).toBe('[::1]:25');
  });
});

test.each([
  ['mail.example', true],
  ['localhost', true],
  ['MAIL-1.example.', true],
  ['127.0.0.1', true],
  ['2001:db8::1', true],
  ['', false],
  ['mail example', false],
  ['mail.example:587', false],
  ['smtp://mail.example', false],
  ['user@mail.example', false],
  ['mail.example/path', false],
  ['-mail.example', false],
  ['::::', false],
  ['a'.repeat(254), false],
])('%j can be a server: %s', (text, isHost) => {
  expect(isMailHost(text)).toBe(isHost);
});
