import { dayText } from '#rules/dates/day-text.ts';
import type { ShippingRate } from '#rules/shipping/shipping.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { placeLines } from '#server/shipping/pickup-texts.ts';
import type { OfferedPackage } from '../pricing/cart-shipping.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { rateArrival } from '../pricing/rate-arrival.ts';

/** "Arrives Nov 23 – 25", or from when it can be collected; '' where nothing is promised. */
export function arrivalText(
  ctx: ShopContext,
  cart: Pick<PricedCart, 'lines'>,
  offered: Pick<OfferedPackage, 'lineKeys'>,
  rate: ShippingRate,
): string {
  const arrival = rateArrival(ctx, cart, offered, rate);
  if (!arrival) return '';
  const t = translator(ctx.settings);
  const { 'shop.locale': locale } = ctx.settings;
  const { from, to } = arrival;
  return rate.kind === 'local_pickup'
    ? t('delivery.ready', { day: dayText({ from: to, to }, locale) })
    : t('delivery.arrives', { days: dayText({ from, to }, locale) });
}

/** What a shopper has to know of a rate besides its cost, a line for each thing. */
export function rateDetails(
  ctx: ShopContext,
  cart: Pick<PricedCart, 'lines'>,
  offered: Pick<OfferedPackage, 'lineKeys'>,
  rate: ShippingRate,
): string[] {
  const when = arrivalText(ctx, cart, offered, rate);
  const where = rate.place ? placeLines(rate.place, ctx.settings, ctx.now) : [];
  return [...(when === '' ? [] : [when]), ...where];
}
