import { expect, test } from 'vitest';
import { carrierName, trackingLink } from './carriers.ts';
import { decideShipment, type ShippableLine } from './ship-order.ts';

const mugs: ShippableLine = {
  id: 1,
  sent: true,
  quantity: 3,
  refundedQuantity: 0,
  shippedQuantity: 0,
};
const tray: ShippableLine = { ...mugs, id: 2, quantity: 1 };

test('a part is sent first, and what is left completes the order', () => {
  expect(decideShipment('processing', [mugs, tray], [{ lineId: 1, quantity: 2 }])).toEqual({
    ok: true,
    lines: [{ lineId: 1, quantity: 2 }],
    completes: false,
  });
  expect(decideShipment('processing', [{ ...mugs, shippedQuantity: 2 }, tray], [])).toEqual({
    ok: true,
    lines: [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ],
    completes: true,
  });
});

test('refunded pieces and what is not sent at all are not waited for', () => {
  const card = { ...tray, id: 3, sent: false };
  const lines = [{ ...mugs, refundedQuantity: 2 }, card];
  expect(decideShipment('processing', lines, [{ lineId: 1, quantity: 1 }])).toMatchObject({
    completes: true,
  });
});

test.each([
  ['more than is left', [{ lineId: 1, quantity: 4 }], { problem: 'line', lineId: 1, left: 3 }],
  [
    'the same line twice, together too much',
    [
      { lineId: 1, quantity: 2 },
      { lineId: 1, quantity: 2 },
    ],
    { problem: 'line', lineId: 1, left: 3 },
  ],
  ['a negative number', [{ lineId: 1, quantity: -1 }], { problem: 'line' }],
  ['a line of another order', [{ lineId: 9, quantity: 1 }], { problem: 'line', left: 0 }],
  ['no piece', [{ lineId: 1, quantity: 0 }], { problem: 'nothing' }],
])('%s is refused', (_, lines, refusal) => {
  expect(decideShipment('processing', [mugs], lines)).toMatchObject({ ok: false, ...refusal });
});

test('nothing left is nothing to send', () => {
  expect(decideShipment('completed', [{ ...tray, shippedQuantity: 1 }], [])).toEqual({
    ok: false,
    problem: 'nothing',
  });
});

test.each(['pending', 'cancelled', 'failed', 'refunded'] as const)('%s is not sent', (status) => {
  expect(decideShipment(status, [mugs], [])).toEqual({ ok: false, problem: 'status' });
});

test('an order on hold is sent without becoming completed, which would count as paid', () => {
  expect(decideShipment('on-hold', [mugs], [])).toMatchObject({ ok: true, completes: false });
});

test('a number of a known carrier has a link; a link that is given wins', () => {
  expect(trackingLink('ups', '1Z 9')).toBe('https://www.ups.com/track?tracknum=1Z%209');
  expect(trackingLink('ups', '1Z', 'https://post.example/1Z')).toBe('https://post.example/1Z');
  expect(trackingLink('Bike courier', '7')).toBe('');
  expect(trackingLink('ups', '')).toBe('');
  expect([carrierName('royal-mail'), carrierName('Bike courier')]).toEqual([
    'Royal Mail',
    'Bike courier',
  ]);
  expect(carrierName('constructor')).toBe('constructor');
});
