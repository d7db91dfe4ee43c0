const formats = new Map<string, Intl.ListFormat>();

/** listNames(['Colour', 'Size'], 'en-US') is "Colour and Size". */
export function listNames(names: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.ListFormat(locale, { type: 'conjunction' });
    formats.set(locale, format);
  }
  return format.format(names);
}
