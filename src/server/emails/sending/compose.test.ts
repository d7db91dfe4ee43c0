import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  id: '0192-ab',
  date: Date.UTC(2026, 10, 15, 9, 30),
  from: { name: 'Hearth & Hand', address: 'shop@example.com' },
  to: 'ada@example.com',
  replyTo: '',
  subject: 'Welcome',
  text: 'Hello Ada,\nwelcome.',
  html: '<p title="a">Grüße</p>',
};

test('an email is its headers and its text in two forms', () => {
  expect(composeMail(mail).toString().split('\r\n')).toEqual([
    'From: "Hearth & Hand" <shop@example.com>',
    'To: ada@example.com',
    'Subject: Welcome',
    'Message-ID: <email.0192-ab@example.com>',
    'Date: Sun, 15 Nov 2026 09:30:00 +0000',
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="--part-0192-ab"',
    '',
    '----part-0192-ab',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Hello Ada,',
    'welcome.',
    '----part-0192-ab',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p title=3D"a">Gr=C3=BC=C3=9Fe</p>',
    '----part-0192-ab--',
    '',
  ]);
});

const headers = (changes: Partial<Mail>) =>
  composeMail({ ...mail, ...changes })
    .toString()
    .split('\r\n\r\n', 1)[0];

test.each<[string, Partial<Mail>, string]>([
  [
    'a name that is not ASCII',
    { from: { name: 'Grün', address: 'a@b.example' } },
    'From: =?utf-8?B?R3LDvG4=?= <a@b.example>',
  ],
  ['no name', { from: { name: '', address: 'a@b.example' } }, 'From: a@b.example'],
  [
    'a quote in a name',
    { from: { name: 'A "B" \\ C', address: 'a@b.example' } },
    'From: "A B  C" <a@b.example>',
  ],
  ['a host that is not ASCII', { to: 'ada@bücher.example' }, 'To: ada@xn--bcher-kva.example'],
  ['an address to answer to', { replyTo: 'eve@example.com' }, 'Reply-To: eve@example.com'],
  [
    'a subject of two lines',
    { subject: 'A\r\nBcc: b@example.com' },
    'Subject: A Bcc: b@example.com',
  ],
])('%s', (_, changes, line) => {
  expect(headers(changes)?.split('\r\n')).toContain(line);
});

test('nothing in an address, a name or an id adds a header or a recipient', () => {
  const bad = 'x@example.com>, <y@example.com>\r\nBcc: z@example.com\0';
  const head = headers({
    id: 'i\r\nBcc: i@example.com',
    from: { name: bad, address: bad },
    to: bad,
    replyTo: bad,
    subject: bad,
  });
  expect(head).not.toMatch(/^Bcc/m);
  expect(head).toMatch(/^To: x@example\.comy@example\.comBccz@example\.com\r$/m);
});

test('an email one can subscribe to has a way out that mail programs know', () => {
  const url = 'https://shop.example/newsletter?do=end&key=1';
  const lines = composeMail({ ...mail, unsubscribeUrl: `${url}\r\nBcc: eve@example.com` })
    .toString()
    .split('\r\n');
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(lines.find((line) => line.startsWith('List-Unsubscribe:'))).toContain(`<${url}`);
  expect(lines.some((line) => line.startsWith('Bcc'))).toBe(false);
});
