import { expect, test } from 'vitest';
import { genericCalls } from './generic-calls.ts';
import { routePath } from './route-path.ts';

const path = routePath(genericCalls);

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/?wc-ajax=add_to_cart', '/wc-ajax/add_to_cart'],
  ['/?rest_route=/wc/store/v1/cart/', '/wp-json/wc/store/v1/cart'],
  ['/?rest_route=', '/wp-json'],
  ['/?download_file=12&key=a&uid=b', '/download-file'],
  ['/wp-json/', '/wp-json'],
  ['/wp-json/wc/store/v1/products/%C3%A9t%C3%A9', '/wp-json/wc/store/v1/products/été'],
  ['/wp-jsonish', '/wp-jsonish'],
  ['/wp-admin/admin-ajax.php', '/wp-admin/admin-ajax.php'],
  ['/wp-admin/admin-ajax.php?action=rest-nonce', '/wp-admin/admin-ajax.php?action=rest-nonce'],
  ['/wp-admin/admin-ajax.php?action=made-up', '/wp-admin/admin-ajax.php'],
  ['/wp-admin/admin-ajax.php?action=__proto__', '/wp-admin/admin-ajax.php'],
  ['/cart/?wc-ajax=add_to_cart', '/cart'],
])('%s is routed by %s', (requested, expected) => {
  expect(path(new Request(`https://shop.example${requested}`))).toBe(expected);
});
