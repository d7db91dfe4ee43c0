import type { Settings } from '#server/settings/defaults.ts';
import type { PageDefinition } from './page.ts';

export interface PageAddress {
  /** With placeholders, as the router takes it: `/product/:slug`. */
  path: string;
  definition: PageDefinition;
}

/**
 * Where each page answers. Addresses are settings, so the table is made from the settings in force. A
 * fixed word comes before a placeholder: '/journal' is the journal, though '/:slug' would match it too.
 */
export function pageTable(
  definitions: readonly PageDefinition[],
  settings: Settings,
): PageAddress[] {
  return definitions
    .map((definition) => ({ path: settings[definition.route], definition }))
    .sort((a, b) => placeholders(a) - placeholders(b));
}

function placeholders({ path }: PageAddress): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}
