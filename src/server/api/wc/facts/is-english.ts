/** In English the words of `wc/v3` are those of WooCommerce; in other languages they are the shop's. */
export function isEnglish(locale: string): boolean {
  return new Intl.Locale(locale).language === 'en';
}
