import { expect, test } from 'vitest';
import { type ContactEntry, checkMessage } from './check-message.ts';

const good: ContactEntry = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: '',
  text: 'Is the tray oiled?',
};

test.each<[string, Partial<ContactEntry>, string[]]>([
  ['all that is needed', {}, []],
  ['a subject', { subject: 'Order 1042' }, []],
  ['nothing', { name: '', email: '', text: '' }, ['name', 'email', 'text']],
  ['only spaces', { name: ' ', email: ' ', text: ' \n ' }, ['name', 'email', 'text']],
  ['no address', { email: 'ada' }, ['email']],
  ['an address without a domain', { email: 'ada@example' }, ['email']],
  ['two addresses', { email: 'ada@example.com, eve@example.com' }, ['email']],
  ['a header in the address', { email: 'ada@example.com\nBcc: eve@example.com' }, ['email']],
  ['an address too long', { email: `${'a'.repeat(250)}@example.com` }, ['email']],
  ['a name too long', { name: 'a'.repeat(81) }, ['name']],
  ['a subject too long', { subject: 'a'.repeat(151) }, ['subject']],
  ['5000 characters, each of two units', { text: '😀'.repeat(5000) }, []],
  ['a text too long', { text: 'a'.repeat(5001) }, ['long']],
])('%s', (_, change, codes) => {
  expect(checkMessage({ ...good, ...change }).map(({ code }) => code)).toEqual(
    codes.map((code) => `contact.problem.${code}`),
  );
});

test('a text too long names its limit, at its field', () => {
  expect(checkMessage({ ...good, text: 'a'.repeat(6000) })).toEqual([
    { code: 'contact.problem.long', field: 'text', limit: 5000 },
  ]);
});
