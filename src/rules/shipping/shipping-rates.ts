import { addMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { addQuantities } from '../quantities/quantity.ts';
import { formulaCost } from './evaluate-cost.ts';
import type { PackageDetails } from './package-details.ts';
import type { ShippingMethod, ShippingRate } from './shipping.ts';
import { tableCost } from './table-cost.ts';

// The rates of a zone's methods for one package.
// Example: two mugs of the class 'fragile' and a tray, flat rate 6.00 with 2 * [qty] for fragile:
// 10.00 as flat_rate:1; free shipping from 75.00 is offered only once that much is in the cart.

export interface OfferedRates {
  rates: ShippingRate[];
  /** Methods with an invalid formula, counted as 0; for the log. */
  broken: number[];
}

export function shippingRates(
  methods: readonly ShippingMethod[],
  details: PackageDetails,
): OfferedRates {
  const rates: ShippingRate[] = [];
  const broken: number[] = [];
  const inOrder = methods
    .filter(({ enabled }) => enabled)
    .sort((a, b) => a.position - b.position || a.instanceId - b.instanceId);
  for (const method of inOrder) {
    const cost = getCost(method, details);
    if (cost === null) continue;
    const { kind, instanceId, title, taxable, transitDays } = method;
    const rateId = `${kind}:${instanceId}`;
    const offer = { rateId, kind, instanceId, title, cost: cost.cost, taxable };
    const rate = transitDays ? { ...offer, transitDays } : offer;
    rates.push(...(method.kind === 'local_pickup' ? byPlace(rate, method, details) : [rate]));
    if (cost.invalid) broken.push(instanceId);
  }
  return { rates, broken };
}

/** A rate for each place the method names that the shop still has. */
function byPlace(
  rate: ShippingRate,
  method: Pick<ShippingMethod & { kind: 'local_pickup' }, 'places'>,
  { places }: PackageDetails,
): ShippingRate[] {
  if (method.places.length === 0) return [rate];
  return places
    .filter(({ id }) => method.places.includes(id))
    .map((place) => ({
      ...rate,
      rateId: `${rate.rateId}:${place.id}`,
      title: `${rate.title} (${place.name})`,
      place,
    }));
}

/**
 * Without the paid delivery where there is a free one; what the buyer collects stays.
 * Example: [free_shipping:2, flat_rate:1, local_pickup:3] is [free_shipping:2, local_pickup:3].
 */
export function freeInsteadOfPaid(rates: readonly ShippingRate[]): ShippingRate[] {
  const hasFree = rates.some(({ kind }) => kind === 'free_shipping');
  const isPaid = ({ kind, cost }: ShippingRate) =>
    (kind === 'flat_rate' || kind === 'table_rate') && cost > 0;
  return rates.filter((rate) => !hasFree || !isPaid(rate));
}

interface Cost {
  cost: Money;
  invalid: boolean;
}

/** Null where the method is not offered. */
function getCost(method: ShippingMethod, details: PackageDetails): Cost | null {
  switch (method.kind) {
    case 'flat_rate':
      return flatRate(method, details);
    case 'free_shipping':
      return isFree(method, details) ? { cost: money(0), invalid: false } : null;
    case 'local_pickup':
      return (
        priced(method.cost, details.lines, details.decimals) ?? { cost: money(0), invalid: false }
      );
    case 'table_rate': {
      const cost = tableCost(method, details);
      return cost === null ? null : { cost, invalid: false };
    }
  }
}

/** Not offered without any cost entered: an empty field is not free. */
function flatRate(
  method: ShippingMethod & { kind: 'flat_rate' },
  details: PackageDetails,
): Cost | null {
  const classes = Map.groupBy(details.lines, ({ shippingClass }) => shippingClass);
  const classCosts = [...classes]
    .map(([name, lines]) => {
      const named = name !== '' && Object.hasOwn(method.classCosts, name);
      const text = named ? method.classCosts[name] : name === '' ? method.noClassCost : '';
      return priced(text ?? '', lines, details.decimals);
    })
    .filter((cost) => cost !== null);
  const methodCost = priced(method.cost, details.lines, details.decimals);
  if (methodCost === null && classCosts.length === 0) return null;
  const amounts = classCosts.map(({ cost }) => cost);
  const ofClasses =
    method.calculation === 'per_class' ? addMoney(...amounts) : money(Math.max(0, ...amounts));
  return {
    cost: addMoney(methodCost?.cost ?? money(0), ofClasses),
    invalid: [methodCost, ...classCosts].some((cost) => cost?.invalid),
  };
}

function priced(text: string, lines: PackageDetails['lines'], decimals: number): Cost | null {
  if (text.trim() === '') return null;
  const qty = addQuantities(...lines.map(({ quantity }) => quantity));
  const cost = addMoney(...lines.map((line) => line.cost));
  return formulaCost(text, { qty, cost, decimals });
}

type FreeShipping = ShippingMethod & { kind: 'free_shipping' };

export function isFree(
  method: Pick<FreeShipping, 'requires' | 'minAmount' | 'ignoreDiscounts'>,
  details: Pick<PackageDetails, 'spent' | 'spentBeforeDiscounts' | 'freeShippingCoupon'>,
): boolean {
  const spent = method.ignoreDiscounts ? details.spentBeforeDiscounts : details.spent;
  const enough = spent >= method.minAmount;
  switch (method.requires) {
    case '':
      return true;
    case 'coupon':
      return details.freeShippingCoupon;
    case 'min_amount':
      return enough;
    case 'either':
      return enough || details.freeShippingCoupon;
    case 'both':
      return enough && details.freeShippingCoupon;
  }
}
