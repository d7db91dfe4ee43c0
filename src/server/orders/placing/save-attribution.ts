import { ATTRIBUTION_FIELDS } from '#rules/attribution/attribution-fields.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { consentAllows, readConsent } from '#wire/consent.ts';

// Where a shopper came from, as sent with the form: known fields only, none too long, and the kind of
// device worked out here. Example: { source_type: 'organic', user_agent: 'Mozilla/5.0 (iPhone …' }
// keeps both and adds device_type "Mobile".

type Consenting = Pick<Visitor, 'cookieHeader' | 'refusesTracking'>;

/** Whether the shop asks where visitors come from, and this one allows it. */
export function statisticsAllowed(
  { settings }: Pick<ShopContext, 'settings'>,
  { cookieHeader, refusesTracking: refused }: Consenting,
): boolean {
  if (!settings['attribution.enabled']) return false;
  const consent = readConsent(cookieHeader ?? '', settings['consent.version']);
  const assumed = settings['consent.assumed'];
  return consentAllows(consent, 'statistics', { assumed, refused });
}

/** Nothing is stored without consent, whatever was sent; a form can be older than the choice. */
export function allowedAttribution(
  ctx: Pick<ShopContext, 'settings'>,
  visitor: Consenting,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return statisticsAllowed(ctx, visitor) ? values : {};
}

const MAX_LENGTH = 500;
/** What the browser's script writes where it knows nothing. */
const NOTHING = new Set(['', '(none)']);

export function saveAttribution(values: Readonly<Record<string, string>>): Record<string, string> {
  const known: Record<string, string> = {};
  for (const field of ATTRIBUTION_FIELDS) {
    const value = Object.hasOwn(values, field)
      ? values[field]?.trim().slice(0, MAX_LENGTH)
      : undefined;
    if (value !== undefined && !NOTHING.has(value)) known[field] = value;
  }
  if (known.user_agent) known.device_type = getDevice(known.user_agent);
  return known;
}

function getDevice(agent: string): string {
  if (/ipad|tablet|kindle|silk|android(?!.*mobile)/i.test(agent)) return 'Tablet';
  return /mobi|iphone|ipod|android/i.test(agent) ? 'Mobile' : 'Desktop';
}
