import type { FullZone } from '#wire/vitrine/shipping-zones.ts';
import type { ShippingMethodItem } from '#wire/wc/shipping.ts';

// A zone as it is edited: all of it is saved at once.

export type Place = FullZone['locations'][number];

/** Takes what no other zone does; it has no places of its own. */
export const REST_ZONE = 0;

export interface DraftMethod {
  key: string;
  /** Its kind and its fields, as the shop describes them. */
  form: ShippingMethodItem;
  enabled: boolean;
  /** What is typed, by the field. */
  values: Readonly<Record<string, string>>;
}

export interface ZoneDraft {
  name: string;
  regions: readonly Place[];
  /** One in each line. */
  postcodes: string;
  methods: readonly DraftMethod[];
}

export const NEW_ZONE: ZoneDraft = { name: '', regions: [], postcodes: '', methods: [] };

export function toDraft({ name, locations, methods }: FullZone): ZoneDraft {
  const isPostcode = ({ type }: Place) => type === 'postcode';
  return {
    name,
    regions: locations.filter((place) => !isPostcode(place)),
    postcodes: locations
      .filter(isPostcode)
      .map(({ code }) => code)
      .join('\n'),
    methods: methods.map((form) => toMethod(form, String(form.instance_id))),
  };
}

export function toMethod(form: ShippingMethodItem, key: string): DraftMethod {
  const values = Object.values(form.settings).map(({ id, value }) => [id, value] as const);
  return { key, form, enabled: form.enabled, values: Object.fromEntries(values) };
}

/** As the shop takes it. */
export function toInput({ name, regions, postcodes, methods }: ZoneDraft) {
  const lines = postcodes.split('\n').map((line) => line.trim());
  return {
    name,
    locations: [
      ...regions.map(({ code, type }) => ({ code, type })),
      ...lines.filter((line) => line !== '').map((code) => ({ code, type: 'postcode' })),
    ],
    methods: methods.map(({ form, enabled, values }) => ({
      instance_id: form.instance_id,
      method_id: form.method_id,
      enabled,
      settings: values,
    })),
  };
}

/** What of a refused save is about the method at a place in the list, by its field. */
export function methodProblems(
  fields: Readonly<Record<string, string>>,
  index: number,
): Readonly<Record<string, string>> {
  const start = `methods[${index}][settings][`;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(start))
      .map(([name, problem]) => [name.slice(start.length, -1), problem]),
  );
}
