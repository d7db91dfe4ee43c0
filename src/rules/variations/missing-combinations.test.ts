import { describe, expect, test } from 'vitest';
import { missingCombinations } from './missing-combinations.ts';

const color = { name: 'color', values: ['red', 'blue'] };
const size = { name: 'size', values: ['S', 'L'] };
const RED_S = { color: 'red', size: 'S' };
const RED_L = { color: 'red', size: 'L' };
const BLUE_S = { color: 'blue', size: 'S' };
const BLUE_L = { color: 'blue', size: 'L' };

describe('the variations a product lacks', () => {
  test.each([
    [[], [], 10, []],
    [[color], [], 10, [{ color: 'red' }, { color: 'blue' }]],
    [[color], [{ color: 'red' }], 10, [{ color: 'blue' }]],
    [[color, size], [], 10, [RED_S, RED_L, BLUE_S, BLUE_L]],
    [[color, size], [RED_S], 10, [RED_L, BLUE_S, BLUE_L]],
    [[color, size], [{ color: 'red', size: '' }], 10, [BLUE_S, BLUE_L]],
    [[color, size], [{ color: 'red' }], 10, [BLUE_S, BLUE_L]],
    [[color, size], [{ color: '', size: '' }], 10, []],
    [[color, size], [], 3, [RED_S, RED_L, BLUE_S]],
    [[color, { name: 'size', values: [] }], [], 10, []],
  ])('%j with %j, at most %d: %j', (attributes, existing, maxCount, expected) => {
    expect(missingCombinations(attributes, existing, maxCount)).toEqual(expected);
  });
});
