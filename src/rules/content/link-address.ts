/**
 * Where a link of the shop may lead: a path of its own, a part of the page, the web, or a mail or
 * telephone program. Never a script, and no other site in the form of a path: browsers read `\` as `/`
 * and leave out control characters, so `/\evil.example` would be `//evil.example`.
 */
export const LINK_ADDRESS = /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)[^\\\p{Cc}]*$/iu;

/** The same, or nothing at all. */
export const OPTIONAL_LINK = /^((\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)[^\\\p{Cc}]*)?$/iu;

/**
 * Where a file for buyers may be: on the web, or at a path of the shop. Example: `/files/guide.pdf`; not
 * `file:///etc/passwd`, and no way up by `..`.
 */
export function isDownloadAddress(address: string): boolean {
  if (/^https?:\/\//i.test(address))
    return URL.parse(address) !== null && LINK_ADDRESS.test(address);
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address) && !/(^|\/)\.\.(\/|$)/.test(decoded(address));
}

function decoded(address: string): string {
  return address.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
}
