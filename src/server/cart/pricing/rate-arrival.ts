import {
  type Days,
  type DeliveryCalendar,
  type PromisedArrival,
  packageArrival,
  packageHandling,
} from '#rules/delivery/order-arrival.ts';
import type { ShippingRate } from '#rules/shipping/shipping.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { OfferedPackage } from './cart-shipping.ts';
import type { PricedCart } from './price-cart.ts';

const COLLECTED: Days = [0, 0];

export function handlingDays(settings: Settings, slug: string): Days {
  return settings['delivery.handlingOf'][slug] ?? settings['delivery.handlingDays'];
}

export function deliveryCalendar(settings: Settings): DeliveryCalendar {
  return {
    cutOff: settings['delivery.cutOff'],
    workingDays: settings['delivery.workingDays'],
    holidays: settings['delivery.holidays'],
  };
}

/**
 * When a package arrives by a rate, or can be collected. Null where the shop promises no days, something
 * of it is not in stock, or an order by hand names no lines.
 */
export function rateArrival(
  { settings, now }: ShopContext,
  { lines }: Pick<PricedCart, 'lines'>,
  { lineKeys }: Pick<OfferedPackage, 'lineKeys'>,
  { kind, place, transitDays }: ShippingRate,
): PromisedArrival | null {
  const inside = lines.filter(({ stored }) => lineKeys.includes(stored.key));
  const isLate = inside.some(({ stock }) => stock?.stock.status === 'onbackorder');
  if (!settings['delivery.estimate'] || inside.length === 0 || isLate) return null;
  const slugs = inside.map(({ sold }) => sold?.product.slug ?? '');
  const handling = packageHandling(slugs.map((slug) => handlingDays(settings, slug)));
  const isCollected = kind === 'local_pickup';
  const transit = isCollected ? COLLECTED : (transitDays ?? settings['delivery.transitDays']);
  const { 'shop.timeZone': zone } = settings;
  const calendar = deliveryCalendar(settings);
  const days = packageArrival({ handling, transit }, place ?? null, calendar, zone, now);
  return { handling, transit, ...days };
}
