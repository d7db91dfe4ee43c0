import type { DayRange } from '../boosters/delivery-dates.ts';
import { type ShopDay, shopDay } from '../boosters/shop-day.ts';
import { nextOpenDay } from '../pickup/opening-hours.ts';
import { type DeliveryTimes, deliveryEstimate } from './delivery-estimate.ts';

// When what is in a package arrives, or can be collected.
// Example: a mug is packed in one working day and a curtain in nine; together they are packed in nine,
// and with two to four days on the way they arrive eleven to thirteen working days from now.

export type Days = readonly [number, number];
export type DeliveryCalendar = Pick<DeliveryTimes, 'cutOff' | 'workingDays' | 'holidays'>;

/** The opening times of a place; null where a package is carried to its buyer. */
export type OpenTimes = { hours: readonly string[]; closed: readonly ShopDay[] } | null;

export interface PackageDays {
  handling: Days;
  /** Nothing where it is collected. */
  transit: Days;
}

/** All of a package is packed once the last of it is. */
export function packageHandling(handlings: readonly Days[]): Days {
  const first = handlings.map(([a, b]) => Math.min(a, b));
  const last = handlings.map(([a, b]) => Math.max(a, b));
  return [Math.max(0, ...first), Math.max(0, ...last)];
}

export function packageArrival(
  days: PackageDays,
  place: OpenTimes,
  calendar: DeliveryCalendar,
  timeZone: string,
  now: number,
): DayRange {
  const { arrival } = deliveryEstimate({ ...days, ...calendar }, timeZone, now);
  if (!place) return arrival;
  return { from: nextOpenDay(place, arrival.from), to: nextOpenDay(place, arrival.to) };
}

/** As it was said when the order was placed. */
export interface PromisedArrival extends DayRange, PackageDays {}

interface PlacedOrder {
  placedAt: number;
  paidAt: number | null;
  /** Nothing is packed before it is paid. */
  awaitsMoney: boolean;
}

export interface OrderArrival {
  days: DayRange;
  /** They count from the payment, which is not there yet. */
  ifPaidNow: boolean;
}

/** Null once the days are over. */
export function orderArrival(
  promised: PromisedArrival,
  { placedAt, paidAt, awaitsMoney }: PlacedOrder,
  place: OpenTimes,
  calendar: DeliveryCalendar,
  timeZone: string,
  now: number,
): OrderArrival | null {
  const countedFrom = (moment: number) =>
    packageArrival(promised, place, calendar, timeZone, moment);
  if (awaitsMoney) return { days: countedFrom(now), ifPaidNow: true };
  const isPaidLater = paidAt !== null && shopDay(paidAt, timeZone) > shopDay(placedAt, timeZone);
  const { from, to } = isPaidLater ? countedFrom(paidAt) : promised;
  return to < shopDay(now, timeZone) ? null : { days: { from, to }, ifPaidNow: false };
}
