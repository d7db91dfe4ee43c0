/** "6:00 PM" of `18:00`, in the shop's language. */
export function clockText(time: string, locale: string): string {
  const at = Date.parse(`1970-01-01T${time}:00Z`);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  // Engines differ in the space before "PM", and hydration must find the server's text.
  return format.format(at).replace(/\s/gu, ' ');
}
