import { expect, test } from 'vitest';
import { campaignIn, campaignName, campaignPath, safePath } from './campaign-link.ts';

const SHOP = 'https://shop.example';
const FROM = 'utm_source=newsletter&utm_medium=email&utm_campaign=newsletter-3';

test.each<[string, string | null]>([
  ['/product/tray', `/product/tray?${FROM}`],
  ['/shop?orderby=date#list', `/shop?orderby=date&${FROM}#list`],
  ['https://shop.example/', `/?${FROM}`],
  ['https://other.example/x', null],
  ['//other.example', null],
  ['mailto:ada@example.com', null],
  ['http://[', null],
])('%s leads to %s', (link, path) => {
  expect(campaignPath(link, SHOP, 3)).toBe(path);
});

test.each([
  ['/product/tray?a=1#b', '/product/tray?a=1#b'],
  ['https://shop.example/x', '/'],
  ['//other.example/x', '/'],
  ['/\\other.example/x', '/'],
  ['https://other.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('a click on %s is led to %s', (path, target) => {
  expect(safePath(path, SHOP)).toBe(target);
});

test.each([
  [campaignName(12), 12],
  ['newsletter-0', null],
  ['newsletter-1x', null],
  ['spring', null],
  ['', null],
])('an order that came by %j is of campaign %j', (name, id) => {
  expect(campaignIn(name)).toBe(id);
});
