import { describe, expect, test } from 'vitest';
import type { Settings } from '#server/settings/defaults.ts';
import { EMAIL_KINDS, type EmailKind } from '#server/settings/groups/email-kinds.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { sampleOrder, sampleShipment } from '#wire/samples/order.ts';
import { closingKey, kindOfText, toEmailTexts, withEmailTexts } from '../email-texts.ts';
import { sampleEmail } from '../sample-emails.ts';
import { emailContext } from './email-context.ts';
import { emailWords, knownWords } from './email-words.ts';
import { writeEmail } from './write-email.ts';

const NOW = Date.UTC(2026, 10, 15);

function write(kind: EmailKind, messages: Settings['messages'] = {}) {
  const settings = { ...defaultSettings(), 'shop.name': 'Kiln & Co', messages };
  const order = sampleOrder({ shipments: [sampleShipment] });
  const payment = { ...order.payment, dueAt: NOW };
  const to = 'ada@example.com';
  const email = sampleEmail(kind, {
    settings,
    to,
    orderId: 7,
    shipmentId: sampleShipment.id,
    now: NOW,
  });
  const desk = emailContext(settings, 'https://shop.example');
  const view = { ...order, payment };
  return {
    written: writeEmail(desk, email, view),
    words: emailWords(desk, email, view),
  };
}

describe.each(EMAIL_KINDS)('%s', (kind) => {
  test('knows the placeholders that it says it knows', () => {
    expect(Object.keys(write(kind).words).sort()).toEqual([...knownWords(kind)].sort());
  });

  test('has a subject, and a closing of the shop’s with every placeholder filled in', () => {
    const names = Object.keys(toEmailTexts(kind, defaultSettings()));
    expect(names.some((name) => /subject/i.test(name))).toBe(true);
    const closing = `Bye <b>from</b>\nus ${knownWords(kind)
      .map((word) => `{${word}}`)
      .join(' ')}`;
    const { written } = write(kind, { [closingKey(kind)]: closing });
    expect(written?.text).toContain('Bye <b>from</b>\nus Kiln & Co');
    expect(written?.html).toContain('Bye &lt;b&gt;from&lt;/b&gt;<br/>us Kiln &amp; Co');
    expect(written?.text).not.toMatch(/\{\w+\}/);
  });

  test('owns its texts', () => {
    expect(kindOfText(closingKey(kind))).toBe(kind);
  });
});

test('an empty closing gives way to the usual words of emails to buyers', () => {
  expect(write('order-processing').written?.text).toContain('Just reply to this e-mail');
  expect(write('new-order').written?.text).not.toContain('Just reply to this e-mail');
  const changed = write('order-processing', { 'emails.processing.closing': 'Yours, {shop}' });
  expect(changed.written?.text).toContain('Yours, Kiln & Co');
  expect(changed.written?.text).not.toContain('Just reply to this e-mail');
});

test('how to get no more emails stays last', () => {
  const text = write('back-in-stock', { 'emails.backInStock.closing': 'Yours' }).written?.text;
  expect(text).toMatch(/Yours\n\n[\s\S]*No more of these/);
});

describe('withEmailTexts', () => {
  const subject = 'emails.reviewRequest.subject';
  test.each([
    [{}, { 'emails.note.title': 'News' }, { 'emails.note.title': 'News' }],
    [{ 'emails.note.title': 'News' }, { 'emails.note.title': null }, {}],
    [{ 'emails.note.title': 'News' }, { 'emails.note.title': 'An update on your order' }, {}],
    [{ 'cart.empty': 'x' }, { 'emails.note.title': null }, { 'cart.empty': 'x' }],
    [
      {},
      { [`${subject}:other`]: 'How is it?' },
      { [subject]: { one: 'How do you like your {name}?', other: 'How is it?' } },
    ],
    [
      { [subject]: { one: 'How do you like your {name}?', other: 'How is it?' } },
      { [`${subject}:other`]: null },
      {},
    ],
  ])('%o with %o is %o', (messages, texts, result) => {
    expect(withEmailTexts({ ...defaultSettings(), messages }, texts)).toEqual(result);
  });
});
