import { requestedLanguage, staffLocale } from '#rules/languages/staff-language.ts';
import { placeSettings, type TypedPlace } from '#rules/set-up/owner-place.ts';
import { savePreference } from '#server/accounts/preferences/preferences.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { hasProduct } from '#server/catalog/has-product.ts';
import { getCountryFormats } from '#server/language/country-formats.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { SETTINGS } from '#server/settings/defaults.ts';
import { isLocale, isTimeZone } from '#server/settings/known-names.ts';
import { isSettingName } from '#server/settings/read-settings.ts';
import { writeSetting } from '#server/settings/save-setting.ts';

/**
 * A new shop begins in the country, language and time zone of its owner; one with prices is left alone.
 * The locale it has then.
 */
export async function startInOwnersPlace(ctx: ShopContext, typed: TypedPlace): Promise<string> {
  const before = ctx.settings['shop.locale'];
  if (await hasProduct(ctx.db)) return before;
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
  return values['shop.locale'] === undefined ? before : locale;
}

/** The admin begins in the language of the owner's browser, also where the shop is in another one. */
export async function startInOwnersLanguage(
  { db }: ShopContext,
  { id, browser, shopLocale }: { id: number; browser: string; shopLocale: string },
): Promise<void> {
  const language = requestedLanguage(browser);
  if (language === undefined || language === staffLocale(shopLocale, undefined).language) return;
  await savePreference(db, id, 'language', language);
}
