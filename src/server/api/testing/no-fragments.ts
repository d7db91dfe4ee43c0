import type { FragmentRenderer } from '#server/pages/fragments/fragment-renderer.ts';
import { FRAGMENT_SELECTORS } from '#wire/cart.ts';

/** For tests of data only: every fragment is blank, and a notice is its text. */
export const noFragments: FragmentRenderer = {
  quickView: () => '',
  reviewItems: () => '',
  reviewWidget: () => '',
  cartFragments: (_, cart, wanted = FRAGMENT_SELECTORS) =>
    Object.fromEntries(wanted.map((selector) => [selector, `${cart.count}`])),
  orderReview: () => ({}),
  addedPopup: () => ({}),
  notices: (_, notices) => notices.map(({ text }) => text).join('\n'),
};
