import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { recordIn, textIn, textsIn } from '../controls/control-props.ts';

const WEEK = 7;

/** The places in the value of the setting. */
export function placesIn(value: unknown): PickupPlace[] {
  return Array.isArray(value) ? value.map(toPlace) : [];
}

function toPlace(value: unknown): PickupPlace {
  const record = recordIn(value);
  const text = (name: keyof PickupPlace) => textIn(record[name]);
  const hours = textsIn(record.hours);
  return {
    id: text('id'),
    name: text('name'),
    address1: text('address1'),
    address2: text('address2'),
    postcode: text('postcode'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    phone: text('phone'),
    note: text('note'),
    hours: Array.from({ length: WEEK }, (_, day) => hours[day] ?? ''),
    closed: textsIn(record.closed),
  };
}

/** In the country that the shop's language is spoken in, until another one is chosen. */
export function newPlace(locale: string): PickupPlace {
  const country = new Intl.Locale(locale).region ?? '';
  return toPlace({ id: crypto.randomUUID().slice(0, 8), country });
}
