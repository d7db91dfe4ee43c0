import type { ShippingMethod, ShippingZone } from '#rules/shipping/shipping.ts';
import { shippingClassIds } from '#server/catalog/terms/shipping-classes.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { NEW_METHOD, type ZoneValues } from '#server/shipping/change-zone.ts';
import type { fullZoneInput } from '#wire/vitrine/shipping-zones.ts';
import type { PartialOf } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { changeSettings, METHOD_KINDS } from '../../wc/shop/method-settings.ts';
import { getLocations } from '../../wc/shop/zone-locations.ts';

// A whole zone as it is sent, to be saved or only tried.

export type ZoneInput = PartialOf<typeof fullZoneInput>;

export type ReadZone = { ok: true; zone: ZoneValues } | { ok: false; error: RestError };

const EMPTY: ZoneValues = {
  name: '',
  position: 0,
  countries: [],
  states: [],
  postcodes: [],
  methods: [],
};

/** What is not sent stays as it was. */
export async function readZone(
  { db, settings }: ShopContext,
  before: ShippingZone | null,
  input: ZoneInput,
): Promise<ReadZone> {
  const base = before ?? EMPTY;
  const problems: Record<string, string> = {};
  const isRest = before?.id === 0;
  const name = isRest ? base.name : (input.name?.trim() ?? base.name);
  if (name === '') problems.name = 'must not be empty';
  const places = isRest || !input.locations ? base : getLocations(input.locations);
  if (places === null) problems.locations = 'names a location that is none of its type';
  const classes = await shippingClassIds(db);
  const methods: ShippingMethod[] = [];
  for (const [index, sent] of (input.methods ?? []).entries()) {
    const at = `methods[${index}]`;
    const id = sent.instance_id ?? NEW_METHOD;
    const stored = base.methods.find(({ instanceId }) => instanceId === id);
    const isTwice = methods.some(({ instanceId }) => id !== NEW_METHOD && instanceId === id);
    if ((id !== NEW_METHOD && !stored) || isTwice) {
      problems[`${at}[instance_id]`] = 'is not a method of this zone';
      continue;
    }
    const plain = { ...METHOD_KINDS[sent.method_id ?? 'flat_rate'].plain, instanceId: NEW_METHOD };
    const changed = changeSettings(stored ?? plain, sent, settings, classes);
    if (changed.ok) methods.push({ ...changed.method, position: index });
    else problems[`${at}[settings][${changed.field}]`] = changed.problem;
  }
  if (places === null || Object.keys(problems).length > 0) {
    return { ok: false, error: invalidParams(problems) };
  }
  const { countries, states, postcodes } = places;
  const { position } = base;
  const zone = {
    name,
    position,
    countries,
    states,
    postcodes,
    methods: input.methods ? methods : base.methods,
  };
  return { ok: true, zone };
}
