import type { Settings } from './defaults.ts';

/** Text and name in turn, as a route was taken apart the first time. */
const taken = new Map<string, readonly string[]>();
const MOST = 200;

function partsOf(route: string): readonly string[] {
  const known = taken.get(route);
  if (known) return known;
  if (taken.size >= MOST) taken.clear();
  const parts = route.split(/:(\w+)/);
  taken.set(route, parts);
  return parts;
}

/** address(settings, 'routes.product', { slug: 'oak-serving-tray' }) is "/product/oak-serving-tray". */
export function address(
  settings: Settings,
  route: Extract<keyof Settings, `routes.${string}`>,
  params: Record<string, string> = {},
): string {
  let whole = '';
  let named = false;
  for (const part of partsOf(settings[route])) {
    whole += named ? encodeURIComponent(params[part] ?? '') : part;
    named = !named;
  }
  return whole;
}
