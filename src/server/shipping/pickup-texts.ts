import { shopDay } from '#rules/boosters/shop-day.ts';
import { clockText } from '#rules/dates/clock-text.ts';
import { dayText } from '#rules/dates/day-text.ts';
import { closedSoon, openDays } from '#rules/pickup/opening-hours.ts';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { addressLines } from '#server/addresses/address-lines.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';

// A pickup place as shoppers read it: where it is, when it is open, and what else there is to know.

/** "12 Harbour Road, Portland, OR 97201" */
export function placeAddress(place: PickupPlace, settings: Settings): string {
  const { address1, address2, postcode, city, state, country } = place;
  const parts = { address1, address2, postcode, city, state, country };
  const lines = addressLines({ ...EMPTY_ADDRESS, ...parts }, settings);
  // A shopper of the shop's own country needs no name of it.
  return (country === settings['shop.country'] ? lines.slice(0, -1) : lines).join(', ');
}

/** Opening hours by lines, and the days of the next weeks on which it is closed. */
export function placeHours(place: PickupPlace, settings: Settings, now: number): string[] {
  const { 'shop.locale': locale, 'shop.timeZone': zone } = settings;
  const t = translator(settings);
  const open = openDays(place.hours).map(({ from, to, spans }) => {
    const days =
      from === to ? dayName(from, locale) : `${dayName(from, locale)} – ${dayName(to, locale)}`;
    const times = spans.map(
      (span) => `${clockText(span.from, locale)} – ${clockText(span.to, locale)}`,
    );
    return `${days}: ${times.join(', ')}`;
  });
  const closed = closedSoon(place.closed, shopDay(now, zone));
  const days = closed.map((day) => dayText({ from: day, to: day }, locale));
  return closed.length === 0 ? open : [...open, t('delivery.closed', { days: days.join(', ') })];
}

/** All there is to know about it, a line for each thing. */
export function placeLines(place: PickupPlace, settings: Settings, now: number): string[] {
  const t = translator(settings);
  const { phone, note } = place;
  return [
    placeAddress(place, settings),
    ...placeHours(place, settings, now),
    phone && t('delivery.phone', { phone }),
    note,
  ].filter((line) => line !== '');
}

/** By the keys of WooCommerce's pickup locations. */
export function pickupMeta(place: PickupPlace, settings: Settings, now: number) {
  const [address = '', ...details] = placeLines(place, settings, now);
  return [
    { key: 'pickup_location', value: place.name },
    { key: 'pickup_address', value: address },
    { key: 'pickup_details', value: details.join('\n') },
  ];
}

/** 1 January 2023 was a Sunday. */
function dayName(day: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return format.format(Date.UTC(2023, 0, 1 + day));
}
