import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { pricedDetails } from './priced-details.ts';

test('a choice has its price beside it, and what is about no choice stands by itself', () => {
  const { details, rest } = pricedDetails(
    [
      { label: 'Engraving', value: 'Ada' },
      { label: 'Lettering', value: 'Serif' },
      { label: 'Engraving', value: 'on the back' },
    ],
    [
      { subject: '', amount: money(3200) },
      { subject: 'Engraving', amount: money(240) },
      { subject: 'Gift box', amount: money(450) },
    ],
  );
  expect(details.map(({ value, amount }) => [value, amount])).toEqual([
    ['Ada', 240],
    ['Serif', null],
    ['on the back', null],
  ]);
  expect(rest).toEqual([{ subject: 'Gift box', amount: 450 }]);
});
