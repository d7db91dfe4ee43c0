import { expect, test } from 'vitest';
import { giftDetails } from './gift-details.ts';

const NOW = Date.UTC(2026, 10, 16, 12);
const buyer = { email: 'ada@example.com', name: 'Ada' };

test.each([
  ['nothing is filled in', {}, { recipient: buyer.email, name: 'Ada', sender: '', sendAt: NOW }],
  [
    'for somebody else on a day',
    { gift_email: ' Grace@Example.com ', gift_date: '2026-12-24', gift_message: ' Hi ' },
    {
      recipient: 'grace@example.com',
      name: '',
      sender: 'Ada',
      message: 'Hi',
      sendAt: Date.UTC(2026, 11, 24, 7),
    },
  ],
  ['a day that has passed', { gift_date: '2020-01-01' }, { sendAt: NOW }],
  ['no day at all', { gift_date: '2026-13-45' }, { sendAt: NOW }],
  ['no address', { gift_email: 'grace' }, { recipient: buyer.email }],
  ['other kinds of values', { gift_email: ['a@b.c'], gift_date: 7 }, { recipient: buyer.email }],
])('%s', (_, fields, request) => {
  expect(giftDetails(fields, buyer, { now: NOW, timeZone: 'Europe/Paris' })).toMatchObject(request);
});
