import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_TABLES } from './api/api-routes.ts';
import { routePattern } from './api/rest/rest-route.ts';
import { genericPath } from './api/route-path.ts';
import { openShop } from './open-shop.ts';
import { pageTable } from './pages/page-table.ts';
import { pageDefinitions } from './pages/serving/pages.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/disk-storage.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { defaultSettings } from './settings/read-settings.ts';
import { saveSetting } from './settings/save-setting.ts';

const database = await testDatabase();
const NOON = Date.UTC(2026, 0, 5, 12);

test('the table of routes has every call, REST route and page, each once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-routes-'));
  const shop = await openShop({
    config: readConfig({ DATA_DIR: folder }),
    database,
    storage: diskStorage(folder),
    admin: {
      script: '/assets/admin/a.js',
      languages: {},
      styles: [],
      preloads: [],
      fonts: [],
      lists: new Map(),
    },
    assets: () => ({
      start: '',
      entry: '',
      scripts: [],
      styles: [],
      islandStyles: new Map(),
      fonts: [],
    }),
    files: null,
    log: createLog({ level: 'warn', write: () => {} }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    now: () => NOON,
  });
  try {
    const rows = await shop.routes();
    const keys = rows.map(({ method, path }) => `${method} ${path}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const paths = new Set(rows.map(({ path }) => path));
    const expected = [
      ...Object.keys(API_TABLES.shop).map((name) => `/wc-ajax/${name}`),
      ...Object.keys(API_TABLES.generic).map(genericPath),
      ...API_TABLES.rest.map((route) => `/wp-json${routePattern(route)}`),
      ...pageTable(pageDefinitions, defaultSettings()).map(({ path }) => path),
      '/healthz',
      '/media/:key/:file',
      '/media/videos/:file',
      '/sitemap.xml',
    ];
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
    expect(rows.find(({ path }) => path === '/wc-ajax/apply_coupon')).toMatchObject({
      method: 'POST',
      guards: ['origin', 'nonce coupon or public'],
    });

    await saveSetting(database.db, 'routes.cart', '/basket', NOON);
    await shop.tags.publish(['settings']);
    const moved = (await shop.routes()).find(({ name }) => name === 'page cart');
    expect(moved?.path).toBe('/basket');
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
});
