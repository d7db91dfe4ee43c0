/**
 * A message is a text with {placeholders}, or one text for each plural form chosen by `count`:
 * formatMessage({ one: '{count} item', other: '{count} items' }, { count: 2 }, 'en') is "2 items".
 */
export type PluralMessage = { [form in Intl.LDMLPluralRule]?: string } & { other: string };
export type Message = string | PluralMessage;
export type MessageValues = Record<string, string | number>;

export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  const text = typeof message === 'string' ? message : pluralForm(message, values.count, locale);
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
}

// Creating one costs as much as rendering a product card, so it is cached per language.
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(message: PluralMessage, count: unknown, locale: string): string {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  const form = rules.select(Number(count ?? 0));
  return message[form] ?? message.other;
}
