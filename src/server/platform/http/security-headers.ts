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
  // A video that was chosen for a review is looked into before it is sent.
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The players of the two sites whose videos reviews may link to; loaded when play is pressed.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${CSP_REPORTS}`,
  'report-to csp',
];

/** Origins that a page needs beyond those of every page, such as those of a payment provider. */
export interface FurtherSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** Where a form may lead to, also by a redirect. */
  readonly form?: readonly string[];
  /** Frames that may ask the browser for a wallet. */
  readonly wallet?: readonly string[];
}

export interface SecurityChoices {
  readonly https: boolean;
  /** Where the tiles of maps come from, such as https://tiles.example; '' for nowhere. */
  readonly tiles?: string;
  /** Origins that scripts, requests and pictures of trackers may come from or go to. */
  readonly trackers?: readonly string[];
  /** Of the style elements a page's components add, such as those of the admin; '' allows none. */
  readonly styleNonce?: string;
  /** Style elements without a nonce, of the visual builder's document alone. */
  readonly inlineStyles?: boolean;
  readonly sources?: FurtherSources;
}

/** The headers of every answer. Over plain http there is no instruction to insist on https. */
export function securityHeaders({
  https,
  tiles = '',
  trackers = [],
  styleNonce = '',
  inlineStyles = false,
  sources = {},
}: SecurityChoices): Record<string, string> {
  const further = new Map([
    ['script-src', [...trackers, ...(sources.script ?? [])]],
    ['connect-src', [...trackers, ...(sources.connect ?? [])]],
    ['img-src', [...(tiles === '' ? [] : [tiles]), ...trackers, ...(sources.image ?? [])]],
    ['frame-src', sources.frame ?? []],
    ['form-action', sources.form ?? []],
    ['style-src', styleSources(styleNonce, inlineStyles)],
  ]);
  const wallets = ['self', ...(sources.wallet ?? []).map((origin) => `"${origin}"`)].join(' ');
  const allowed = policy.map((line) => {
    const [directive = ''] = line.split(' ');
    return [line, ...(further.get(directive) ?? [])].join(' ');
  });
  return {
    'content-security-policy': [...allowed, ...(https ? ['upgrade-insecure-requests'] : [])].join(
      '; ',
    ),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${wallets}), usb=()`,
    // Some wallets ask in a window of their own, which answers the page that has opened it.
    'cross-origin-opener-policy': sources.wallet?.length
      ? 'same-origin-allow-popups'
      : 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** A nonce makes browsers ignore the permission for all others, so it is one or the other. */
function styleSources(nonce: string, inline: boolean): string[] {
  if (inline) return ["'unsafe-inline'"];
  return nonce === '' ? [] : [`'nonce-${nonce}'`];
}

/** For Hono, the request's id included; who writes an answer by himself spreads both into it. */
export function secure(headers: () => Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const sent = c.res.headers;
    for (const group of [headers(), requestIdHeader()]) {
      for (const [name, value] of Object.entries(group)) if (!sent.has(name)) sent.set(name, value);
    }
  };
}
