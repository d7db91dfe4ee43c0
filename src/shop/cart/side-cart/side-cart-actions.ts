import type { CartItem, CartOffer, CartView } from '#wire/cart.ts';
import type { ProductCard } from '#wire/product.ts';
import { noticeShelf, wordsOf } from '../notices/cart-says.ts';
import * as cart from '../store/cart-actions.ts';
import type { CartOutcome } from '../store/cart-outcome.ts';
import { cartStore } from '../store/cart-store.ts';
import { pageShop, pageText } from '../store/page-shop.ts';
import { sideCart } from './side-cart-state.ts';

// What the controls of the side cart do: ask, and say what there is to say.

async function told(asked: Promise<CartOutcome>): Promise<CartOutcome> {
  const outcome = await asked;
  noticeShelf.say(wordsOf(outcome), pageShop().sideCart.noticeTime);
  return outcome;
}

/** The slider has done its work, where the shop wants it to go by itself. */
async function andCloseSlider(asked: Promise<CartOutcome>): Promise<boolean> {
  const { ok } = await told(asked);
  if (ok && pageShop().sideCart.autoCloseSlider) sideCart.closeSlider();
  return ok;
}

/** True where the shop answered, with a yes or a no: then what the cart has is what counts. */
export async function sendQuantity({ key }: CartItem, quantity: number): Promise<boolean> {
  const outcome = await told(cart.setQuantity(key, quantity));
  return outcome.ok || outcome.code === 'refused';
}

export const removeItem = ({ key }: Pick<CartItem, 'key'>) => void told(cart.removeLine(key));
export const saveItem = ({ key }: Pick<CartItem, 'key'>) => void told(cart.saveForLater(key));
export const moveSaved = (key: string) => void told(cart.moveSaved(key));
export const deleteSaved = (key: string) => void told(cart.deleteSaved(key));
export const undoItem = (key: string) => void told(cart.undoLine(key));

export const applyCode = (code: string) => andCloseSlider(cart.applyCoupon(code));
export const removeCode = (code: string) => andCloseSlider(cart.removeCoupon(code));
export const applyOffer = ({ id, code }: CartOffer) => andCloseSlider(cart.applyOffer(id, code));
export const estimate = async (place: cart.ShippingPlace) => {
  await andCloseSlider(cart.estimateShipping(place));
};
export const chooseRate = (packageId: number, rateId: string) =>
  void andCloseSlider(cart.chooseShipping({ [packageId]: rateId }));

/** On the checkout page the checkout itself says what delivery costs. */
export function openPanel(panel: 'coupon' | 'shipping', isCheckout: boolean): void {
  if (panel === 'coupon' || !isCheckout) {
    sideCart.openSlider(panel);
    return;
  }
  const text = pageText('sideCart.shippingAtCheckout');
  const notice = { kind: 'error', code: 'sideCart.shippingAtCheckout', text, key: '' } as const;
  noticeShelf.say([notice], pageShop().sideCart.noticeTime);
}

/** A product of the drawer, one piece of it. */
export function addSuggested(product: ProductCard, button: HTMLElement): void {
  const { id, name, url, image, price } = product;
  const unitPrice = price?.min ?? null;
  const line = { productId: id, variationId: null, name, url, image, quantity: 1, unitPrice };
  void told(cart.addToCart({ product_id: String(id), quantity: '1' }, button, [line]));
}

let emptied: Pick<CartView, 'items' | 'coupons'> = { items: [], coupons: [] };

/** No question asked: what was in it can be had back. */
export async function emptyAll(): Promise<void> {
  const before = cartStore.get().cart;
  const outcome = await told(cart.emptyCart());
  if (outcome.ok && before) emptied = before;
}

/** The server puts several lines back at once, and then the coupons find what they need. */
export async function undoEmptying(): Promise<void> {
  const { items, coupons } = emptied;
  await told(cart.undoLine(items.map(({ key }) => key).join(',')));
  for (const { code, automatic } of coupons) {
    if (!automatic) await told(cart.applyCoupon(code));
  }
}
