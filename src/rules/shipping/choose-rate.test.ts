import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { chooseRate } from './choose-rate.ts';
import type { ShippingRate } from './shipping.ts';

const rate = (kind: ShippingRate['kind'], instanceId: number): ShippingRate => ({
  rateId: `${kind}:${instanceId}`,
  kind,
  instanceId,
  title: '',
  cost: money(0),
  taxable: false,
});
const flat = rate('flat_rate', 1);
const pickup = rate('local_pickup', 2);
const free = rate('free_shipping', 3);

test.each<[string, ShippingRate[], string | null, string | undefined, boolean | undefined]>([
  ['nothing chosen yet', [flat, pickup], null, 'flat_rate:1', false],
  ['chosen and offered', [flat, pickup], 'local_pickup:2', 'local_pickup:2', false],
  [
    'chosen and still offered beside a new one',
    [free, flat, pickup],
    'flat_rate:1',
    'flat_rate:1',
    false,
  ],
  ['not chosen, and a new one comes first', [free, flat], null, 'free_shipping:3', false],
  ['chosen and no longer offered', [flat], 'local_pickup:2', 'flat_rate:1', true],
  ['chosen was never a rate', [flat], '__proto__', 'flat_rate:1', true],
  ['nothing offered', [], 'flat_rate:1', undefined, undefined],
])('%s', (_, offered, choice, rateId, replaced) => {
  const chosen = chooseRate(offered, choice);
  expect(chosen?.rate.rateId).toBe(rateId);
  expect(chosen?.replaced).toBe(replaced);
});
