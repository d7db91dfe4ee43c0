import { dayText } from '#rules/dates/day-text.ts';
import { orderArrival } from '#rules/delivery/order-arrival.ts';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { deliveryCalendar } from '#server/cart/pricing/rate-arrival.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { placeLines } from '#server/shipping/pickup-texts.ts';
import type { OrderView } from '#wire/order.ts';
import type { OrderRecord, OrderRecordRow } from '../order-record.ts';

const AWAITED: readonly OrderRecord['status'][] = ['pending', 'on-hold', 'processing', 'completed'];

/** Where and when each package of an order is had. */
export function deliveryView(ctx: ShopContext, order: OrderRecord): OrderView['delivery'] {
  const t = translator(ctx.settings);
  // Cash on delivery is packed before it is paid.
  const isUnpaid = order.status === 'pending' || order.status === 'on-hold';
  return order.rows.flatMap(({ code, facts: details }) => {
    const place = currentPlace(ctx, details);
    const when = arrivalLines(ctx, order, { code, details, place }, isUnpaid);
    if (place) {
      const where = [place.name, ...placeLines(place, ctx.settings, ctx.now)];
      return { label: t('delivery.pickup'), lines: [...where, ...when] };
    }
    return when.length === 0 ? [] : { label: t('delivery.arrival'), lines: when };
  });
}

/** A place as it is now, or as it was where the shop has it no more. */
function currentPlace(
  { settings }: ShopContext,
  { pickup }: OrderRecordRow['facts'],
): PickupPlace | null {
  const now = settings['pickup.places'].find(({ id }) => id === pickup?.id);
  return now ?? pickup ?? null;
}

interface SentPackage {
  /** The rate: `flat_rate:1`. */
  code: string;
  details: OrderRecordRow['facts'];
  place: PickupPlace | null;
}

function arrivalLines(
  { settings, now }: ShopContext,
  { status, placedAt, paidAt }: OrderRecord,
  { code, details: { arrival: promised }, place }: SentPackage,
  isUnpaid: boolean,
): string[] {
  if (!promised || !AWAITED.includes(status)) return [];
  const { 'shop.timeZone': zone, 'shop.locale': locale } = settings;
  const placed = { placedAt, paidAt, awaitsMoney: isUnpaid };
  const arrival = orderArrival(promised, placed, place, deliveryCalendar(settings), zone, now);
  if (!arrival) return [];
  const t = translator(settings);
  const { days, ifPaidNow } = arrival;
  if (code.startsWith('local_pickup')) {
    const day = dayText({ from: days.to, to: days.to }, locale);
    return [t(ifPaidNow ? 'delivery.readyIfPaid' : 'delivery.ready', { day })];
  }
  const text = dayText(days, locale);
  return [t(ifPaidNow ? 'delivery.arrivesIfPaid' : 'delivery.arrives', { days: text })];
}
