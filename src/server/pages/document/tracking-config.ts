import type { Settings } from '#server/settings/defaults.ts';
import type { TrackingSettings } from '#wire/tracking/tracking.ts';

/** Null without trackers, so that pages are the same as in a shop that never had any. */
export function trackingConfig(settings: Settings): TrackingSettings | null {
  if (!settings['tracking.enabled']) return null;
  return {
    endpoint: settings['tracking.endpoint'],
    token: settings['tracking.token'],
    dataLayer: settings['tracking.dataLayer'],
    pixelId: settings['tracking.pixelId'],
    scripts: [
      ...settings['tracking.marketingScripts'].map((url) => ({
        url,
        purpose: 'marketing' as const,
      })),
      ...settings['tracking.statisticsScripts'].map((url) => ({
        url,
        purpose: 'statistics' as const,
      })),
    ],
    players: {
      'www.youtube-nocookie.com': settings['tracking.youtubeScript'],
      'player.vimeo.com': settings['tracking.vimeoScript'],
    },
    cookies: settings['tracking.cookies'],
  };
}
