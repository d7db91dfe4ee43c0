import { expect, test } from 'vitest';
import { isSpam } from './judge-message.ts';

const entry = { name: 'Ada', email: 'ada@example.com', subject: '', text: 'Is the tray oiled?' };
const links = (count: number) => 'see https://shop.example/tray '.repeat(count);

test.each([
  ['a person', entry, { honeypot: '', age: 9000 }, false],
  ['a person without script', entry, { honeypot: '', age: null }, false],
  ['the hidden field filled in', entry, { honeypot: 'x', age: 9000 }, true],
  ['sent in a second', entry, { honeypot: '', age: 1000 }, true],
  ['four links', { ...entry, text: links(4) }, { honeypot: '', age: null }, false],
  ['five links', { ...entry, text: links(5) }, { honeypot: '', age: null }, true],
  ['a link as a name', { ...entry, name: 'www.pills.example' }, { honeypot: '', age: null }, true],
  ['a link as subject', { ...entry, subject: links(1) }, { honeypot: '', age: null }, true],
])('%s', (_, sent, signs, spam) => {
  expect(isSpam(sent, signs)).toBe(spam);
});
