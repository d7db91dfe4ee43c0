import { createHash } from 'node:crypto';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { ICON_PATHS } from '#shop/ui/icon-paths.ts';
import type { Layout } from '#wire/layout.ts';
import type { PageName } from '#wire/page.ts';
import type { SharedData } from '#wire/shared-data.ts';
import type { SharedConfig } from '#wire/shop-config.ts';

// Settings, messages and layout are the same on every page of a kind: 18 KB of a product page. They
// are a file named by its content, which a browser loads once instead of with every page.

export interface SharedFile {
  /** `/shared/product-0123456789ab.json` */
  address: string;
  json: string;
}

const ADDRESS = /^\/shared\/([a-z-]+)-[0-9a-f]{12}\.json$/;

// Both keys are the same objects as long as what they are made of does not change.
const files = new WeakMap<Layout, WeakMap<SharedConfig, SharedFile>>();

/** Three of each kind of page: a page rendered before a change still finds what it was rendered with. */
const recent = new LruCache<string, string>({ max: 64 });

export function sharedFile(page: PageName, config: SharedConfig, layout: Layout): SharedFile {
  const byConfig = files.get(layout) ?? new WeakMap<SharedConfig, SharedFile>();
  files.set(layout, byConfig);
  const known = byConfig.get(config);
  if (known) return known;
  const json = JSON.stringify({ config, layout, icons: ICON_PATHS } satisfies SharedData);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const file = { address: `/shared/${page}-${hash}.json`, json };
  byConfig.set(config, file);
  recent.set(file.address, json);
  return file;
}

export function recentSharedJson(address: string): string | undefined {
  return recent.get(address);
}

/** sharedPage('/shared/product-0123456789ab.json') is 'product'; null for any other address. */
export function sharedPage(path: string): string | null {
  return ADDRESS.exec(path)?.[1] ?? null;
}
