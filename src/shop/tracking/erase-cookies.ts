import { writeCookie } from '../stores/write-cookie.ts';

/** Deletes the cookies whose names begin so, of this host and of the domains above it. */
export function eraseCookies(beginnings: readonly string[]): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.slice(0, pair.indexOf('=')))
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
  const parts = location.hostname.split('.');
  // The last part alone is no domain a cookie can have.
  const domains = parts.slice(0, -1).map((_part, at) => parts.slice(at).join('.'));
  for (const name of names) {
    for (const domain of ['', ...domains]) writeCookie(name, '', { maxAge: 0, domain });
  }
}
