import { type LineIdentity, lineText } from '#rules/cart/line-identity.ts';
import { shortHash } from '#server/platform/short-hash.ts';

/** The same for two lines exactly when they are the same line of a cart; 32 hex digits. */
export function lineKey(line: LineIdentity): string {
  return shortHash(lineText(line));
}
