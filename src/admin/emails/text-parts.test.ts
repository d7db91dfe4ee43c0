import { expect, test } from 'vitest';
import { recordKeys } from '#rules/records/record-keys.ts';
import { emailClosingMessages } from '#wire/messages/email-closings.ts';
import { emailMessages } from '#wire/messages/emails.ts';
import { inReadingOrder, isOneLine, textLabel } from './text-parts.ts';

const GROUPS = new Set(
  recordKeys(emailClosingMessages).map((key) => key.split('.').slice(0, 2).join('.')),
);

test.each([
  ['emails.onHold.subject', 'Subject'],
  ['emails.refundedPart.subject', 'Subject (for a part of the order)'],
  ['emails.refundedCredit.intro', 'Introduction (as store credit)'],
  ['emails.reviewRequest.subject:one', 'Subject (one)'],
])('%s is called %s', (name, label) => {
  expect(textLabel(name)).toBe(label);
});

test('every text of an email has a name', () => {
  const names = recordKeys({ ...emailMessages, ...emailClosingMessages }).filter((key) =>
    [...GROUPS].some((group) => new RegExp(`^${group}(Part|Credit)?\\.`).test(key)),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /^[a-z]/.test(textLabel(name)))).toEqual([]);
});

test('texts stand in the order in which they are read', () => {
  const names = ['a.x.closing', 'a.x.action', 'a.x.intro', 'a.x.title', 'a.x.subject'];
  expect(inReadingOrder(names)).toEqual([
    'a.x.subject',
    'a.x.title',
    'a.x.intro',
    'a.x.action',
    'a.x.closing',
  ]);
});

test('subjects, headings and buttons are one line', () => {
  expect(['a.x.subject', 'a.x.action', 'a.x.intro'].map(isOneLine)).toEqual([true, true, false]);
});
