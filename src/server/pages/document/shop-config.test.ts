import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { sharedConfig } from './shop-config.ts';

/** Settings each of which has its own name as its value, so that no other value can stand for it. */
const settings = new Proxy(defaultSettings(), {
  get: (target, name, receiver) =>
    /^(swatches|catalog|quickView|stickyBar|header|rails|pageLoader|forms|consent|attribution|routes|currency)\./.test(
      String(name),
    )
      ? name
      : Reflect.get(target, name, receiver),
});
const config = sharedConfig('product', settings);

test('the swatches get the threshold and the other settings of the shop [VS-10]', () => {
  expect(config.swatches).toEqual({
    stockThreshold: 'swatches.stockThreshold',
    clearOnReselect: 'swatches.clearOnReselect',
    noStockClickable: 'swatches.noStockClickable',
    disabledStyle: 'swatches.disabledStyle',
    limit: 'swatches.limit',
    tooltip: 'swatches.tooltip',
    onCards: 'swatches.onCards',
  });
});

test.each([
  'consent',
  'attribution',
  'currency',
  'routes',
  'quickView',
  'stickyBar',
  'header',
] as const)('each value of %s is that of the setting of the same name', (part) => {
  const entries = Object.entries(config[part]);
  expect(entries.length).toBeGreaterThan(0);
  for (const [name, value] of entries) expect(value).toBe(`${part}.${name}`);
});

test('columns, autoplay, loader and labels are settings too', () => {
  const columns = ['catalog.columnsLarge', 'catalog.columnsMedium', 'catalog.columnsSmall'];
  expect(Object.values(config.grid)).toEqual(columns);
  expect(config.rails.autoplay).toBe('rails.autoplay');
  expect(config.pageLoader.enabled).toBe('pageLoader.enabled');
  expect(config.locations.floatingLabels).toBe('forms.floatingLabels');
});
