import type { FragmentRenderer } from '#server/pages/fragment-renderer.ts';
import { FRAGMENT_SELECTORS } from '#wire/cart.ts';

/** For tests of data only: every fragment is blank, and a notice is its text. */
export const noFragments: FragmentRenderer = {
  blocks: { styles: () => [], html: async (_, blocks) => blocks.map(({ kind }) => kind).join(' ') },
  optionsPreview: async ({ productId, quantity }) =>
    productId === 99_999 ? null : `<html>${productId} × ${quantity}</html>`,
  lineChoice: async (productId) =>
    productId === 99_999 ? null : { needed: true, html: `<html>${productId}</html>` },
  themePreview: async (values, page) => `<html>${page} ${JSON.stringify(values)}</html>`,
  quickView: () => '',
  reviewItems: () => '',
  reviewWidget: () => '',
  cartFragments: (_, cart, expected = FRAGMENT_SELECTORS) =>
    Object.fromEntries(expected.map((selector) => [selector, `${cart.count}`])),
  orderReview: () => ({}),
  problems: (_, problems) => problems.map(({ text }) => text).join('\n'),
  cartTotals: (_, cart) => `<div class="cart_totals">${cart.totals.total}</div>`,
  addedPopup: () => ({}),
  notices: (_, notices) => notices.map(({ text }) => text).join('\n'),
};
