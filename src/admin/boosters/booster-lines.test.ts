import { expect, test } from 'vitest';
import { type BoosterLine, boosterLines, inForce } from './booster-lines.ts';

const details = { locale: 'en', timeZone: 'UTC', now: Date.UTC(2026, 10, 16, 12) };
const none = {
  countdown: null,
  stock: null,
  delivery: null,
  freeShipping: null,
  sale: null,
  viewers: null,
};

test.each<[object, BoosterLine[]]>([
  [none, []],
  [
    { ...none, countdown: { time: '18:30', startDate: '', end: 'restart', title: '' } },
    [{ kind: 'countdown', text: 'Order within 6 hours 30 minutes' }],
  ],
  [{ ...none, countdown: { time: 'soon' } }, []],
  [{ ...none, stock: { upTo: 20 } }, [{ kind: 'stock', text: '3 pieces left' }]],
  [
    { ...none, delivery: { ship: [1, 2], arrival: [3, 7], method: 'parcel post' } },
    [
      {
        kind: 'delivery',
        text: 'Leaves us Nov 17\u2009–\u200918, 2026 · With you Nov 19\u2009–\u200923, 2026 · By parcel post.',
      },
    ],
  ],
  [
    { ...none, sale: { who: 'town' } },
    [{ kind: 'sale', text: 'Last bought 2 hours ago from Bristol' }],
  ],
  [
    { ...none, viewers: { mode: 'measured', minimum: 1 } },
    [{ kind: 'viewers', text: '1 person is looking at this' }],
  ],
])('%j shows its lines', (values, lines) => {
  expect(boosterLines({ ...none, ...values }, details)).toEqual(lines);
});

test.each([
  [{ where: 'off' }, {}, null],
  [{ where: 'all', upTo: 5 }, null, { where: 'all', upTo: 5 }],
  [{ where: 'chosen', upTo: 5 }, null, null],
  [{ where: 'chosen', upTo: 5 }, { upTo: 9 }, { where: 'chosen', upTo: 9 }],
  [{ where: 'all' }, { off: true }, null],
  [{ where: 'chosen' }, undefined, { where: 'chosen' }],
])('%j with %j is %j', (base, override, values) => {
  expect(inForce(base, override)).toEqual(values);
});
