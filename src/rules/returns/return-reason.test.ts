import { describe, expect, test } from 'vitest';
import { whoPays } from './return-reason.ts';

describe('the postage of a return', () => {
  test.each([
    [['mind'], 'buyer', [], 'buyer'],
    [['mind'], 'shop', [], 'shop'],
    [['damaged'], 'buyer', ['damaged', 'wrong'], 'shop'],
    [['size', 'wrong'], 'buyer', ['damaged', 'wrong'], 'shop'],
    [['size', 'mind'], 'buyer', ['damaged', 'wrong'], 'buyer'],
    [[], 'buyer', ['damaged'], 'buyer'],
  ] as const)(
    'for %j, usually paid by the %s, shop at fault for %j: %s',
    (reasons, usual, shopPaysFor, payer) => {
      expect(whoPays(reasons, { usual, shopPaysFor })).toBe(payer);
    },
  );
});
