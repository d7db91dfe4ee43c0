import type { FieldValues } from '#rules/options/field-value.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LocationSettings } from '#wire/locations.ts';
import { candidates, placeFields } from './resolve-place-fields.ts';

/** What a page needs for the places of its form; null for a form without any. */
export async function locationSettings(
  ctx: ShopContext,
  plan: OptionsPlan,
  values: FieldValues,
): Promise<LocationSettings | null> {
  const fields = placeFields(plan);
  if (fields.length === 0) return null;
  const { settings } = ctx;
  const meant: Record<string, string[]> = {};
  for (const field of fields) {
    const names = await candidates(ctx, field, values[field.id]);
    if (names.length > 0) meant[field.id] = names;
  }
  return {
    tiles: settings['locations.tileUrl'],
    attribution: settings['locations.tileAttribution'],
    meant,
  };
}
