import { type DayRange, deliveryDates } from '../boosters/delivery-dates.ts';
import { addDays, momentAt, type ShopDay, shopDay } from '../boosters/shop-day.ts';

// When an order placed now arrives, and until when that answer is true.
// Example: on Friday at 15:00 with a cut-off at 14:00, one working day to pack and two to travel, it
// counts from Monday and arrives on Thursday. Until midnight nothing changes.

export interface DeliveryTimes {
  /** Working days to pack it, and then to carry it: earliest and latest. */
  handling: readonly [number, number];
  transit: readonly [number, number];
  /** `14:00`: later orders count as placed on the next day; '' for no cut-off. */
  cutOff: string;
  /** 0 is Sunday; empty where every day counts. */
  workingDays: readonly number[];
  holidays: readonly ShopDay[];
}

export interface DeliveryEstimate {
  arrival: DayRange;
  /** Epoch milliseconds of the next cut-off or midnight in the shop. */
  freshUntil: number;
}

export function deliveryEstimate(
  { handling, transit, cutOff, workingDays, holidays }: DeliveryTimes,
  timeZone: string,
  now: number,
): DeliveryEstimate {
  const [pack, carry] = [inOrder(handling), inOrder(transit)];
  const arrival = [pack[0] + carry[0], pack[1] + carry[1]] as const;
  const rule = { ship: pack, arrival, cutOff, workingDays, holidays };
  const today = shopDay(now, timeZone);
  const end = cutOff === '' ? now : momentAt(today, cutOff, timeZone);
  return {
    arrival: deliveryDates(rule, timeZone, now).arrival,
    freshUntil: end > now ? end : momentAt(addDays(today, 1), '00:00', timeZone),
  };
}

function inOrder([a, b]: readonly [number, number]): readonly [number, number] {
  return [Math.min(a, b), Math.max(a, b)];
}
