// The language in which somebody of the staff sees the admin: the one they chose, or the shop's where
// the admin has it, or English. Numbers and dates follow the place of the shop in any case.
// Example: in a shop in de-AT, who chose English sees en-AT; in one in fr-FR, who chose nothing does en-FR.

export const STAFF_LANGUAGES = ['en', 'de'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

export function isStaffLanguage(language: unknown): language is StaffLanguage {
  return STAFF_LANGUAGES.some((known) => known === language);
}

/** The language of a locale; undefined where the admin does not have it. */
export function languageOfLocale(locale: string): StaffLanguage | undefined {
  const [language = ''] = locale.toLowerCase().split('-', 1);
  return isStaffLanguage(language) ? language : undefined;
}

export interface StaffLocale {
  language: StaffLanguage;
  /** For dates, numbers and plural forms. */
  locale: string;
}

export function staffLocale(shopLocale: string, chosen: unknown): StaffLocale {
  const known = languageOfLocale(shopLocale);
  const language = isStaffLanguage(chosen) ? chosen : (known ?? 'en');
  if (language === known) return { language, locale: shopLocale };
  const { region } = new Intl.Locale(shopLocale);
  return { language, locale: region ? `${language}-${region}` : language };
}

/**
 * The first of the languages a browser names that the admin has.
 * Example: 'fr;q=0.9, de-CH, en;q=0.8' is German, since what has no weight comes first.
 */
export function requestedLanguage(header: string): StaffLanguage | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [locale = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: languageOfLocale(locale), weight: weight ? Number(weight) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;
}
