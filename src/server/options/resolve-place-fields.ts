import { type FieldValue, type FieldValues, isRecordValue } from '#rules/options/field-value.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import { PLACE_SEAL, PLACE_SEARCH, placeLabel } from '#rules/options/place.ts';
import { countryName } from '#server/addresses/countries.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LocationHit } from '#wire/locations.ts';
import { loadOptionForms } from './line-options.ts';
import { foldName } from './locations/fold-name.ts';
import { locations } from './locations/location-lookup.ts';
import { readEntries } from './read-entries.ts';

// The locations in a form that was sent. A place that carries our seal is what we found ourselves; one
// that was only typed, as by a page without script, is looked up if the words can mean one place
// only; anything else counts as not chosen.
// Example: "Bath, England" is Bath; "Springfield" alone is one of forty and is asked for again.

type PlaceField = Extract<OptionsPlan['fields'][number], { type: 'placeselector' }>;

export function placeFields(plan: OptionsPlan): PlaceField[] {
  return plan.fields.filter((field) => field.type === 'placeselector');
}

/** Looks up what was typed. It may ask another server, so it is done before anything is locked. */
export async function resolvePlaceFields(
  ctx: ShopContext,
  productId: number,
  sent: FieldValues,
): Promise<FieldValues> {
  const categoryIds = await getCategories(ctx, productId);
  const forms = await loadOptionForms(ctx, [{ id: productId, categoryIds }]);
  const plan = forms.of(productId)?.plan;
  const fields = plan ? placeFields(plan) : [];
  if (!plan || fields.length === 0) return sent;
  const values = readEntries(plan, sent);
  const settled: Record<string, FieldValue> = {};
  for (const field of fields) {
    const typed = typedLocation(values[field.id]);
    if (typed === '') continue;
    const place = await meantLocation(ctx, typed, field.countries);
    if (place) settled[field.id] = place;
  }
  return { ...sent, ...settled };
}

function typedLocation(value: FieldValue | undefined): string {
  return value !== undefined && isRecordValue(value) ? String(value[PLACE_SEARCH] ?? '') : '';
}

async function meantLocation(
  ctx: ShopContext,
  typed: string,
  countries: readonly string[],
): Promise<FieldValue | null> {
  const { settings } = ctx;
  const lookup = locations.of(ctx);
  try {
    const { hits } = await lookup.suggest(settings, typed, countries);
    const hit = onlyOne(hits, typed);
    const found = hit && (await lookup.find(settings, hit.id, countries));
    return found ? { ...found.parts, [PLACE_SEAL]: lookup.seal(found.parts) } : null;
  } catch (error) {
    // The field counts as empty, and preserves what was typed.
    ctx.report(error, { part: 'locations' });
    return null;
  }
}

function onlyOne(hits: readonly LocationHit[], typed: string): LocationHit | null {
  const folded = foldName(typed);
  const exactHits = hits.filter(({ name, area }) => foldName(`${name} ${area}`) === folded);
  const [first = ''] = typed.split(',');
  const named = hits.filter(({ name }) => foldName(name) === foldName(first));
  const only = [exactHits, named, hits].find((list) => list.length === 1);
  return only?.[0] ?? null;
}

/** Locations that match the typed text; it is accepted if it means one of them alone. */
export async function candidates(
  ctx: ShopContext,
  field: PlaceField,
  value: FieldValue | undefined,
): Promise<string[]> {
  const typed = typedLocation(value);
  if (typed === '') return [];
  try {
    const { hits } = await locations.of(ctx).suggest(ctx.settings, typed, field.countries);
    return hits.map(({ name, area }) => [name, area].filter(Boolean).join(', '));
  } catch (error) {
    ctx.report(error, { part: 'locations' });
    return [];
  }
}

/** Takes away the point of every place that is not ours: it then counts as not chosen. */
export function shopPlaces(
  ctx: Pick<ShopContext, 'services' | 'settings'>,
  plan: OptionsPlan,
  values: FieldValues,
): FieldValues {
  const { settings } = ctx;
  const foreign = placeFields(plan).filter(({ id }) => {
    const value = values[id];
    if (value === undefined || !isRecordValue(value) || Object.keys(value).length === 0)
      return false;
    return typedLocation(value) === '' && !locations.of(ctx).isOurs(settings, value);
  });
  if (foreign.length === 0) return values;
  const cleared = foreign.map(({ id }) => {
    const value = values[id];
    const parts = value !== undefined && isRecordValue(value) ? value : {};
    const label = placeLabel(parts, (code) => countryName(code, settings['shop.locale']));
    return [id, { [PLACE_SEARCH]: label || id }];
  });
  return { ...values, ...Object.fromEntries(cleared) };
}
