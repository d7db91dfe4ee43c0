import type { CartNotice } from '#wire/cart.ts';
import { pageShop, pageText } from '../../stores/cart/page-shop.ts';
import { createCartControls } from '../controls/cart-controls.ts';
import { noticeStore } from '../notices/cart-notices.ts';
import type { SliderPanel } from './side-cart-machine.ts';
import { sideCart } from './side-cart-state.ts';

function announce(notices: readonly CartNotice[]): void {
  noticeStore.announce(notices, pageShop().sideCart.noticeTime);
}

/** Closes the slider after a change, where the setting says so. */
function settled(): void {
  if (pageShop().sideCart.autoCloseSlider) sideCart.closeSlider();
}

export const controls = createCartControls({ announce, settled });

/** On the checkout page the checkout itself shows the shipping cost. */
export function openPanel(panel: SliderPanel, isCheckout: boolean): void {
  noticeStore.clear();
  if (panel === 'coupon' || !isCheckout) {
    sideCart.openSlider(panel);
    return;
  }
  const text = pageText('sideCart.shippingAtCheckout');
  announce([{ kind: 'error', code: 'sideCart.shippingAtCheckout', text, key: '' }]);
}
