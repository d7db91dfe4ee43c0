import type { Settings } from '#server/settings/defaults.ts';
import type { PageDefinition } from './page.ts';

export interface PageMatch {
  definition: PageDefinition;
  params: Record<string, string>;
}

export type MatchPage = (path: string) => PageMatch | null;

interface Route {
  definition: PageDefinition;
  segments: string[];
}

/**
 * Addresses are settings, so the routes are compiled from the settings in force. With the defaults,
 * '/product/oak-serving-tray' finds the product page with the slug 'oak-serving-tray'. A fixed word
 * wins over a placeholder: '/journal' is the journal, though '/:slug' would fit it too.
 */
export function compileRoutes(
  definitions: readonly PageDefinition[],
  settings: Settings,
): MatchPage {
  const routes: Route[] = definitions.map((definition) => ({
    definition,
    segments: split(settings[definition.route]),
  }));
  routes.sort((a, b) => placeholders(a) - placeholders(b));
  return (path) => {
    const parts = split(path);
    for (const route of routes) {
      const params = fit(route.segments, parts);
      if (params) return { definition: route.definition, params };
    }
    return null;
  };
}

function fit(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== part) return null;
      continue;
    }
    const value = decode(part);
    if (value === null) return null;
    params[segment.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: no page has such an address.
    return null;
  }
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function placeholders(route: Route): number {
  return route.segments.filter((segment) => segment.startsWith(':')).length;
}
