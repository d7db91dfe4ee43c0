import { createHmac, timingSafeEqual } from 'node:crypto';
import { hasPoint, PLACE_PARTS, PLACE_SEAL } from '#rules/options/place.ts';

// A place goes through the shopper's page on its way from our search to the cart. The seal says that
// the parts are still the ones we found: whoever changes one of them cannot make it anew.

const HEX_DIGITS = 32;

export function sealLocation(
  secret: string,
  parts: Readonly<Record<string, string | number | undefined>>,
): string {
  const words = PLACE_PARTS.map((part) => String(parts[part] ?? ''));
  const hmac = createHmac('sha256', secret).update(`place\0${words.join('\0')}`);
  return hmac.digest('hex').slice(0, HEX_DIGITS);
}

export function isSealed(
  secret: string,
  place: Readonly<Record<string, string | number>>,
): boolean {
  const seal = Buffer.from(String(place[PLACE_SEAL] ?? ''));
  const expected = Buffer.from(sealLocation(secret, place));
  return seal.length === expected.length && timingSafeEqual(seal, expected) && hasPoint(place);
}
