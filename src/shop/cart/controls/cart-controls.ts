import type { CartItem, CartNotice, CartOffer, CartView } from '#wire/cart.ts';
import type { ProductCard } from '#wire/product.ts';
import * as cart from '../../stores/cart/cart-actions.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { cartStore } from '../../stores/cart/cart-store.ts';
import { getNotices } from '../notices/cart-notices.ts';

// The cart's controls, shared by the side cart and the cart page: send the request and announce its
// result.

export interface ControlEvents {
  /** A change begins: earlier notices are cleared. */
  begin?(): void;
  announce(notices: readonly CartNotice[]): void;
  /** A coupon or the delivery was changed. */
  settled?(): void;
}

export type CartControls = ReturnType<typeof createCartControls>;

export function createCartControls({ begin, announce, settled }: ControlEvents) {
  let emptied: Pick<CartView, 'items' | 'coupons'> = { items: [], coupons: [] };

  async function announced(send: () => Promise<CartResult>): Promise<CartResult> {
    begin?.();
    const result = await send();
    announce(getNotices(result));
    return result;
  }
  async function settle(send: () => Promise<CartResult>): Promise<boolean> {
    const { ok } = await announced(send);
    if (ok) settled?.();
    return ok;
  }

  return {
    /** True where the shop answered, with success or refusal: then the cart's state is current. */
    async sendQuantity({ key }: CartItem, quantity: number): Promise<boolean> {
      const result = await announced(() => cart.setQuantity(key, quantity));
      return result.ok || result.code === 'refused';
    },
    remove: ({ key }: CartItem) => void announced(() => cart.removeLine(key)),
    save: ({ key }: CartItem) => void announced(() => cart.saveForLater(key)),
    undo: (key: string) => void announced(() => cart.undoLine(key)),
    moveSaved: (key: string) => void announced(() => cart.moveSaved(key)),
    deleteSaved: (key: string) => void announced(() => cart.deleteSaved(key)),

    /** A refusal is not announced: the text is for the field that the code was typed into. */
    async applyCode(code: string): Promise<string | null> {
      begin?.();
      const result = await cart.applyCoupon(code);
      if (!result.ok)
        return getNotices(result)
          .map(({ text }) => text)
          .join(' ');
      announce(getNotices(result));
      settled?.();
      return null;
    },
    removeCode: (code: string) => settle(() => cart.removeCoupon(code)),
    applyOffer: ({ id, code }: CartOffer) => settle(() => cart.applyOffer(id, code)),
    estimate: (place: cart.ShippingLocation) => settle(() => cart.estimateShipping(place)),
    chooseRate: (packageId: number, rateId: string) =>
      settle(() => cart.chooseShipping({ [packageId]: rateId })),

    /** Without confirmation: it can be undone. */
    async empty(): Promise<void> {
      const before = cartStore.get().cart;
      const result = await announced(cart.emptyCart);
      if (result.ok && before) emptied = before;
    },
    /** The shop restores all lines at once, so that coupons find what they require. */
    async undoEmptying(): Promise<void> {
      const { items, coupons } = emptied;
      await announced(() => cart.undoLine(items.map(({ key }) => key).join(',')));
      for (const { code, automatic } of coupons) {
        if (!automatic) announce(getNotices(await cart.applyCoupon(code)));
      }
    },
    /** Adds one piece of a suggested product. */
    add(product: ProductCard, button: HTMLElement): void {
      const { id, name, url, image, price } = product;
      const unitPrice = price?.min ?? null;
      const line = { productId: id, variationId: null, name, url, image, quantity: 1, unitPrice };
      const fields = { product_id: String(id), quantity: '1' };
      void announced(() => cart.addToCart(fields, button, [line]));
    },
  };
}
