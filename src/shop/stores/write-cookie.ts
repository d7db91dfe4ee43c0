export interface CookieChoices {
  /** Seconds; 0 deletes it. Without it the cookie ends with the browser session. */
  maxAge?: number;
  /** '' is the current host only. */
  domain?: string;
}

/** `value` contains no characters that a cookie cannot hold. */
export function writeCookie(name: string, value: string, { maxAge, domain }: CookieChoices): void {
  const parts = [
    `${name}=${value}`,
    'path=/',
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
    'samesite=lax',
    ...(domain ? [`domain=${domain}`] : []),
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ];
  // biome-ignore lint/suspicious/noDocumentCookie: The other way is not in every browser yet, and is not at once.
  document.cookie = parts.join('; ');
}
