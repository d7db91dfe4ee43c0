import { tileHost } from '#server/options/locations/tile-host.ts';
import { expressSources, payingSources } from '#server/payments/payment-methods.ts';
import { type SecurityChoices, securityHeaders } from '#server/platform/http/security-headers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { trackerOrigins } from '#server/settings/tracker-origins.ts';

type Headers = Record<string, string>;

function getChoices(settings: Settings, https: boolean): SecurityChoices {
  const tiles = tileHost(settings['locations.tileUrl']);
  return { https, tiles, trackers: trackerOrigins(settings) };
}

/** Of every answer, as the settings are. */
export function usualHeaders(settings: Settings, https: boolean): Headers {
  return securityHeaders(getChoices(settings, https));
}

/**
 * Of pages on which orders are paid, or that have buttons of wallets; nothing where no provider that is
 * switched on needs more.
 */
export function paidPageHeaders(
  ctx: ShopContext,
  https: boolean,
  kind: 'pays' | 'wallets',
): Headers {
  const sources = kind === 'pays' ? payingSources(ctx) : expressSources(ctx);
  return sources ? securityHeaders({ ...getChoices(ctx.settings, https), sources }) : {};
}
