import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import type { Layout } from '#wire/layout.ts';
import type { SharedData } from '#wire/shared-data.ts';
import { sharedConfig as sharedConfigSchema } from '#wire/shop-config.ts';
import { recentSharedJson, sharedFile, sharedPage } from './shared-data.ts';
import { sharedConfig } from './shop-config.ts';

function layout(shopName: string): Layout {
  return {
    shopName,
    tagline: '',
    logo: null,
    arrangement: { header: 'beside', topBar: true, categoryBar: true, footer: 'columns' },
    topBar: { text: '', links: [] },
    mainMenu: [],
    wideMenu: [],
    footerMenus: [],
    newsletter: null,
    storeNotice: null,
    searchCategories: [],
    year: 2026,
  };
}

test('the file is named by its content', () => {
  const config = sharedConfig('product', defaultSettings());
  const first = sharedFile('product', config, layout('One'));
  expect(first.address).toMatch(/^\/shared\/product-[0-9a-f]{12}\.json$/);
  expect(sharedFile('product', config, layout('One')).address).toBe(first.address);
  expect(sharedFile('product', config, layout('Two')).address).not.toBe(first.address);
});

test('it contains the settings, the messages of the page and the layout', () => {
  const { json } = sharedFile('cart', sharedConfig('cart', defaultSettings()), layout('One'));
  const { config, layout: sent } = JSON.parse(json) as SharedData;
  expect(sharedConfigSchema.parse(config).messages).toHaveProperty('cart.title');
  expect(sent.shopName).toBe('One');
});

test('a page rendered before a change finds what it was rendered with', () => {
  const config = sharedConfig('home', defaultSettings());
  const before = sharedFile('home', config, layout('Before'));
  sharedFile('home', config, layout('After'));
  expect(recentSharedJson(before.address)).toBe(before.json);
});

test('the address tells the kind of page', () => {
  expect(sharedPage('/shared/product-options-0123456789ab.json')).toBe('product-options');
  expect(sharedPage('/shared/../secret-0123456789ab.json')).toBeNull();
  expect(sharedPage('/shared/product.json')).toBeNull();
});
