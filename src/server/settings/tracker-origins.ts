import type { Settings } from './defaults.ts';

/** What the content policy allows besides the shop itself: what a manager has entered, and no more. */
export function trackerOrigins(settings: Settings): string[] {
  if (!settings['tracking.enabled']) return [];
  const addresses = [
    settings['tracking.endpoint'],
    ...settings['tracking.marketingScripts'],
    ...settings['tracking.statisticsScripts'],
    settings['tracking.youtubeScript'],
    settings['tracking.vimeoScript'],
    ...settings['tracking.hosts'],
  ];
  const origins = addresses.filter(Boolean).map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
