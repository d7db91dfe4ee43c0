import type { Settings } from './defaults.ts';

/** address(settings, 'routes.product', { slug: 'oak-serving-tray' }) is "/product/oak-serving-tray". */
export function address(
  settings: Settings,
  route: Extract<keyof Settings, `routes.${string}`>,
  params: Record<string, string> = {},
): string {
  return settings[route].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
