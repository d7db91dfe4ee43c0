import { expect, test } from 'vitest';
import { money } from '../../money/money.ts';
import type { ProductGroupField } from '../option-form.ts';
import { sampleText } from '../testing/sample-form.ts';
import { checkGroupStock } from './check-group.ts';

const groupProducts = new Map([
  [1, { id: 1, name: 'Pen', price: money(100), left: 5 }],
  [2, { id: 2, name: 'Ink', price: money(200), left: null }],
]);
const group = (id: string): ProductGroupField => ({
  ...sampleText(id),
  type: 'productGroup',
  multiple: true,
  min: null,
  max: null,
  productIds: [1, 2],
  ownPrices: true,
});

test.each([
  ['two for each of two boards', 2, [{ '1': 2 }], []],
  ['two for each of three', 3, [{ '1': 2 }], ['a Pen 5']],
  ['three in one group and three in another', 1, [{ '1': 3 }, { '1': 3 }], ['b Pen 5']],
  ['said once', 3, [{ '1': 2 }, { '1': 2 }], ['a Pen 5']],
  ['as much as anybody wants', 900, [{ '2': 90 }], []],
  // What one group reports by itself is not reported twice.
  ['more than there is in one group', 1, [{ '1': 6 }], []],
  ['a product of another shelf', 9, [{ '3': 6 }], []],
])('all groups and pieces take from one shelf: %s [OP-78]', (_, quantity, chosen, expected) => {
  const used = new Map<number, number>();
  const problems = chosen.flatMap((value, at) =>
    checkGroupStock(group(['a', 'b'][at] ?? ''), value, { groupProducts, quantity }, used),
  );
  expect(problems.map(({ field, found, limit }) => `${field} ${found} ${limit}`)).toEqual(expected);
});
