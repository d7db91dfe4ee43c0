import { LruCache } from '#server/platform/cache/lru-cache.ts';
import type { Settings } from './defaults.ts';

/** Literal text and parameter name in turn, by route. */
const parsed = new LruCache<string, readonly string[]>({ max: 200 });

function getParts(route: string): readonly string[] {
  return parsed.getOrSet(route, () => route.split(/:(\w+)/));
}

/** address(settings, 'routes.product', { slug: 'oak-serving-tray' }) is "/product/oak-serving-tray". */
export function address(
  settings: Settings,
  route: Extract<keyof Settings, `routes.${string}`>,
  params: Record<string, string> = {},
): string {
  let text = '';
  let named = false;
  for (const part of getParts(settings[route])) {
    text += named ? encodeURIComponent(params[part] ?? '') : part;
    named = !named;
  }
  return text;
}
