import { expect, test } from 'vitest';
import { NO_PATH, requestPath } from './request-path.ts';

test.each([
  ['https://shop.example', '/'],
  ['https://shop.example/', '/'],
  ['https://shop.example/shop//mugs/?page=2', '/shop/mugs'],
  ['https://shop.example/cart#top', '/cart'],
  ['https://shop.example/product/%C3%A9t%C3%A9', '/product/%C3%A9t%C3%A9'],
  ['https://shop.example/product/%E0%A4%A', NO_PATH],
])('%s is routed by %s', (url, path) => {
  expect(requestPath({ url })).toBe(path);
});
