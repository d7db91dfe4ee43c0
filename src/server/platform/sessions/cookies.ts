// Cookies as they are read and written.
// Example: readCookie('a=1; vitrine_session=xyz', 'vitrine_session') is 'xyz'.

export interface CookieChoices {
  maxAgeSeconds: number;
  https: boolean;
  /** False where scripts of the page must be able to read it. */
  httpOnly: boolean;
  /** The pages it is sent to and readable on; all of them where it is left out. */
  path?: string;
}

export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

/** Values are our own: hex digits and the like, nothing that would need quoting. */
export function writeCookie(name: string, value: string, choices: CookieChoices): string {
  const { path = '/', maxAgeSeconds } = choices;
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (choices.httpOnly) parts.push('HttpOnly');
  if (choices.https) parts.push('Secure');
  return parts.join('; ');
}
