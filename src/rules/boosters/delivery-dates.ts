import { addDays, momentAt, type ShopDay, shopDay, weekday } from './shop-day.ts';

// Shipping and arrival dates of an order placed today.
// Example: ship 1 and 2, arrival 3 and 7: on 15 November it leaves on the 16th or 17th and arrives
// between the 18th and the 22nd. With working days Monday to Friday and the 15th a Sunday, counting
// begins on Monday the 16th: it leaves on the 17th or 18th.

export interface DeliveryRule {
  /** Days from today, earliest and latest. */
  ship: readonly [number, number];
  arrival: readonly [number, number];
  /** `14:00`: later orders count as placed tomorrow; '' for no cut-off. */
  cutOff: string;
  /** 0 is Sunday; empty where every day counts. */
  workingDays: readonly number[];
  holidays: readonly ShopDay[];
}

export interface DayRange {
  from: ShopDay;
  to: ShopDay;
}

export interface DeliveryDates {
  today: ShopDay;
  ship: DayRange;
  arrival: DayRange;
}

/** Limit of the search: a year without a working day is a mistake. */
const FARTHEST = 366;

export function deliveryDates(rule: DeliveryRule, timeZone: string, now: number): DeliveryDates {
  const today = shopDay(now, timeZone);
  const late = rule.cutOff !== '' && now >= momentAt(today, rule.cutOff, timeZone);
  const start = openFrom(rule, late ? addDays(today, 1) : today);
  const range = ([a, b]: readonly [number, number]): DayRange => ({
    from: later(rule, start, Math.min(a, b)),
    to: later(rule, start, Math.max(a, b)),
  });
  return { today, ship: range(rule.ship), arrival: range(rule.arrival) };
}

function later(rule: DeliveryRule, start: ShopDay, days: number): ShopDay {
  let day = start;
  for (let count = 0; count < days; count += 1) day = openFrom(rule, addDays(day, 1));
  return day;
}

function openFrom({ workingDays, holidays }: DeliveryRule, day: ShopDay): ShopDay {
  for (let ahead = 0; ahead < FARTHEST; ahead += 1) {
    const candidate = addDays(day, ahead);
    const worked = workingDays.length === 0 || workingDays.includes(weekday(candidate));
    if (worked && !holidays.includes(candidate)) return candidate;
  }
  return day;
}
