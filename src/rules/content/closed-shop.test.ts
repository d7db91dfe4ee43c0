import { expect, test } from 'vitest';
import { staysOpen } from './closed-shop.ts';

test.each([
  ['/', false],
  ['/shop', false],
  ['/product/mug', false],
  ['/checkout', false],
  ['/my-account', true],
  ['/my-account/lost-password', true],
  ['/my-accounts', false],
  ['/admin', true],
  ['/admin/orders/7', true],
  ['/robots.txt', true],
  ['/robots.txt/shop', false],
  ['/shared/content-0123456789ab.json', true],
  ['/wp-json/wc/v3/orders', true],
  ['/wp-json/vitrine/v1/settings', true],
  ['/wp-json/wp/v2/users/me', true],
  ['/wp-json/wc/store/v1/checkout', false],
  ['/?wc-ajax=checkout', false],
  ['/my-account?wc-ajax=checkout', false],
  ['/admin?wc-ajax=checkout', false],
  ['/wp-admin/admin-ajax.php?action=vitrine_visitor', true],
  ['/wp-admin/admin-ajax.php?action=vitrine_passkey_ask', true],
  ['/wp-admin/admin-ajax.php?action=contact_submit', true],
  ['/wp-admin/admin-ajax.php?action=vitrine_booster_news', true],
  ['/wp-admin/admin-ajax.php?action=contact_submit_all', false],
  ['/wp-admin/admin-ajax.php?action=woocommerce_add_to_cart', false],
  ['/wp-admin/admin-ajax.php', false],
])('%s stays open: %s', (path, expected) => {
  expect(staysOpen(new URL(path, 'https://shop.example'), ['/my-account'])).toBe(expected);
});
