import { expect, test } from 'vitest';
import { findMailTrouble, type MailDelivery, type MailTrouble } from './mail-trouble.ts';

test.each<[MailDelivery, number | null, number | null, MailTrouble | null]>([
  ['demo', null, null, null],
  ['demo', null, 5, null],
  ['files', 5, null, 'files'],
  ['unreadable', 5, null, 'unreadable'],
  ['server', null, null, 'untried'],
  ['server', null, 5, 'failing'],
  ['server', 5, null, null],
  ['server', 5, 6, 'failing'],
  ['server', 6, 5, null],
  ['server', 5, 5, null],
])('%s, taken at %s, failed at %s: %s', (delivery, acceptedAt, failedAt, trouble) => {
  expect(findMailTrouble(delivery, { acceptedAt, failedAt })).toBe(trouble);
});
