/** A few names only: one figure for each address would be millions of figures. */
const routes: ReadonlyArray<readonly [prefix: string, name: string]> = [
  ['/assets/', 'asset'],
  ['/media/', 'media'],
  ['/wp-json', 'rest'],
  ['/wc-ajax/', 'shop-call'],
  ['/wp-admin/admin-ajax.php', 'generic-call'],
  ['/product/', 'product'],
  ['/product-category/', 'category'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
];

/** routeName('/product/oak-tray') is 'product'; routeName('/about') is 'page'. */
export function routeName(path: string): string {
  for (const [prefix, name] of routes) if (path.startsWith(prefix)) return name;
  return path === '/' ? 'home' : 'page';
}
