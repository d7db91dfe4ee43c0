import { ATTRIBUTION_FIELDS } from '#rules/attribution/attribution-fields.ts';

// Where a shopper came from, as sent with the form: known fields only, none too long, and the kind
// of
// device worked out here. Example: { source_type: 'organic', user_agent: 'Mozilla/5.0 (iPhone …' }
// keeps both and adds device_type "Mobile".

const LONGEST = 500;
/** What the browser's script writes where it knows nothing. */
const NOTHING = new Set(['', '(none)']);

export function saveAttribution(given: Readonly<Record<string, string>>): Record<string, string> {
  const known: Record<string, string> = {};
  for (const field of ATTRIBUTION_FIELDS) {
    const value = Object.hasOwn(given, field) ? given[field]?.trim().slice(0, LONGEST) : undefined;
    if (value !== undefined && !NOTHING.has(value)) known[field] = value;
  }
  if (known.user_agent) known.device_type = deviceOf(known.user_agent);
  return known;
}

function deviceOf(agent: string): string {
  if (/ipad|tablet|kindle|silk|android(?!.*mobile)/i.test(agent)) return 'Tablet';
  return /mobi|iphone|ipod|android/i.test(agent) ? 'Mobile' : 'Desktop';
}
