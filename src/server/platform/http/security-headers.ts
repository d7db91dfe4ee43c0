import type { MiddlewareHandler } from 'hono';
import { requestIdHeader } from '../request-id.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import { FIRST_PAINT_HASHES } from './first-paint-script.ts';

// No inline script but the one known by its hash, no inline style, nothing from elsewhere, no framing by others. A page that needs more
// changes this list, not its own answer.

const policy = [
  "default-src 'self'",
  `script-src 'self' ${FIRST_PAINT_HASHES}`,
  "style-src 'self'",
  "img-src 'self' data:",
  // A film that was chosen for a review is looked into before it is sent.
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The players of the two sites whose films reviews may link to; loaded when play is pressed.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${CSP_REPORTS}`,
  'report-to csp',
];

/** What the script of a payment provider needs, on the pages on which its payment is confirmed. */
const PAYING: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com',
  'img-src': 'https://*.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
  'form-action': 'https://hooks.stripe.com',
};

export interface SecurityChoices {
  readonly https: boolean;
  /** Where the tiles of maps come from, such as https://tiles.example; '' for nowhere. */
  readonly tiles?: string;
  /** Origins that scripts, requests and pictures of trackers may come from or go to. */
  readonly trackers?: readonly string[];
  /** Of the style elements a page's components add, such as those of the admin; '' allows none. */
  readonly styleNonce?: string;
  /** A payment is confirmed on the page. */
  readonly pays?: boolean;
}

/** The headers of every answer. Over plain http there is no instruction to insist on https. */
export function securityHeaders({
  https,
  tiles = '',
  trackers = [],
  styleNonce = '',
  pays = false,
}: SecurityChoices): Record<string, string> {
  const further = new Map([
    ['script-src', trackers],
    ['connect-src', trackers],
    ['img-src', [...(tiles === '' ? [] : [tiles]), ...trackers]],
    ['style-src', styleNonce === '' ? [] : [`'nonce-${styleNonce}'`]],
  ]);
  const allowed = policy.map((line) => {
    const [directive = ''] = line.split(' ');
    const own = pays && PAYING[directive] ? [PAYING[directive]] : [];
    return [line, ...(further.get(directive) ?? []), ...own].join(' ');
  });
  return {
    'content-security-policy': [...allowed, ...(https ? ['upgrade-insecure-requests'] : [])].join(
      '; ',
    ),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For Hono, the request's id included; who writes an answer by himself spreads both into it. */
export function secure(headers: () => Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const sent = c.res.headers;
    for (const own of [headers(), requestIdHeader()]) {
      for (const [name, value] of Object.entries(own)) if (!sent.has(name)) sent.set(name, value);
    }
  };
}
