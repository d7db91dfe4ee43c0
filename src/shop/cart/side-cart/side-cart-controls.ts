import type { CartNotice } from '#wire/cart.ts';
import { createCartControls } from '../controls/cart-controls.ts';
import { noticeShelf } from '../notices/cart-says.ts';
import { pageShop, pageText } from '../store/page-shop.ts';
import type { SliderPanel } from './side-cart-machine.ts';
import { sideCart } from './side-cart-state.ts';

function announce(notices: readonly CartNotice[]): void {
  noticeShelf.announce(notices, pageShop().sideCart.noticeTime);
}

/** The slider has done its work, where the shop wants it to go by itself. */
function settled(): void {
  if (pageShop().sideCart.autoCloseSlider) sideCart.closeSlider();
}

export const controls = createCartControls({ announce, settled });

/** On the checkout page the checkout itself says what delivery costs. */
export function openPanel(panel: SliderPanel, isCheckout: boolean): void {
  noticeShelf.clear();
  if (panel === 'coupon' || !isCheckout) {
    sideCart.openSlider(panel);
    return;
  }
  const text = pageText('sideCart.shippingAtCheckout');
  announce([{ kind: 'error', code: 'sideCart.shippingAtCheckout', text, key: '' }]);
}
