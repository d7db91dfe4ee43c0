import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { DocumentKind } from './tables.ts';

/** Where people read a page or post; the page called home is the shop's first. */
export function documentPath(
  settings: Settings,
  { kind, slug }: { kind: DocumentKind; slug: string },
): string {
  if (kind === 'post') return address(settings, 'routes.post', { slug });
  return slug === 'home' ? settings['routes.home'] : address(settings, 'routes.document', { slug });
}
