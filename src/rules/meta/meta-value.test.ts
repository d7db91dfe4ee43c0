import { expect, test } from 'vitest';
import { metaValue } from './meta-value.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test.each([[null], [''], ['a'], [0], [false], [[]], [{ a: [1, { b: null }] }], [nested(32)]])(
  '%j comes back unchanged',
  (value) => {
    expect(metaValue(value)).toEqual(value);
  },
);

test.each([[undefined], [Number.NaN], [() => 1], [[1, undefined]], [nested(33)], [nested(5000)]])(
  'case %# is refused',
  (value) => {
    expect(metaValue(value)).toBeUndefined();
  },
);
