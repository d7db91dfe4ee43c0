import type { ShippingMethod } from '#rules/shipping/shipping.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { Refusal } from '../../rest/codec.ts';
import type { MethodField } from './method-field.ts';
import { settingField } from './setting-field.ts';

const MAX_DAYS = 365;
const noDays = new Refusal('is not a number of days, or two such as 2-4');
const noPlace = new Refusal('names a pickup place that the shop does not have');

/** "2-4" working days, or "3" for both. */
export function transitField(method: ShippingMethod): MethodField {
  const value = method.transitDays ? [...new Set(method.transitDays)].join('-') : '';
  return {
    form: settingField('transit_days', 'Working days on the way', 'text', value, ''),
    change(text) {
      if (text === '') return { ...method, transitDays: null };
      const days = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(text);
      const [from, to] = [Number(days?.[1]), Number(days?.[2] ?? days?.[1])];
      const isRange = days !== null && from <= to && to <= MAX_DAYS;
      return isRange ? { ...method, transitDays: [from, to] } : noDays;
    },
  };
}

/** The places where it is collected, in a shop that has some. */
export function placeFields(
  method: Extract<ShippingMethod, { kind: 'local_pickup' }>,
  settings: Settings,
): MethodField[] {
  const known = settings['pickup.places'];
  if (known.length === 0 && method.places.length === 0) return [];
  const options = Object.fromEntries(known.map(({ id, name }) => [id, name]));
  const value = method.places.join();
  return [
    {
      form: settingField('places', 'Pickup places', 'multiselect', value, '', options),
      change(text) {
        const places = [...new Set(text.split(',').filter((id) => id !== ''))];
        // A place that was removed since may stay until the owner takes it off.
        const isKnown = (id: string) => Object.hasOwn(options, id) || method.places.includes(id);
        return places.every(isKnown) ? { ...method, places } : noPlace;
      },
    },
  ];
}
