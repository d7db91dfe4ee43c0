import { placeSettings, type TypedPlace } from '#rules/set-up/owner-place.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { hasProduct } from '#server/catalog/has-product.ts';
import { getCountryFormats } from '#server/language/country-formats.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { SETTINGS } from '#server/settings/defaults.ts';
import { isLocale, isTimeZone } from '#server/settings/known-names.ts';
import { isSettingName } from '#server/settings/read-settings.ts';
import { writeSetting } from '#server/settings/save-setting.ts';

/** A new shop begins in the country, language and time zone of its owner; one with prices is left alone. */
export async function startInOwnersPlace(ctx: ShopContext, typed: TypedPlace): Promise<void> {
  if (await hasProduct(ctx.db)) return;
  const { country, locale, timeZone } = typed;
  const values = placeSettings(typed, {
    isCountry: isCountry(country),
    isLocale: locale !== '' && isLocale(locale),
    isTimeZone: timeZone !== '' && isTimeZone(timeZone),
    formats: getCountryFormats(country),
  });
  for (const [name, value] of Object.entries(values)) {
    if (!isSettingName(name)) continue;
    const parsed = SETTINGS[name].schema.safeParse(value);
    if (parsed.success) await writeSetting(ctx.db, name, parsed.data, ctx.now);
  }
  await ctx.invalidate(['settings']);
}
