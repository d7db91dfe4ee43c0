import { useEffect, useMemo, useRef, useState } from 'react';
import type { CartNotice, CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { enqueue } from '../../stores/cart/cart-actions.ts';
import { announce } from '../../stores/cart/cart-events.ts';
import { failure } from '../../stores/cart/cart-result.ts';
import { cartStore, useCart } from '../../stores/cart/cart-store.ts';
import { type CartControls, createCartControls } from '../controls/cart-controls.ts';
import { EMPTY_CART } from '../controls/empty-cart.ts';
import { listenToCart } from '../notices/cart-notices.ts';
import { createNoticeStore, type NoticeStore } from '../notices/notice-store.ts';
import { browserForms, sendCartForm } from './cart-form-sending.ts';

/** Notices on a page stay until the next change. */
const FOR_GOOD = 2 ** 31 - 1;

/** lost: no answer. refused: something in the form was refused; `coupon` is why the code was. */
export type FormResponse =
  | { kind: 'taken' }
  | { kind: 'lost' }
  | { kind: 'refused'; coupon: string };

/** A notice that belongs to the coupon field. */
export function isCouponProblem({ kind, code }: CartNotice): boolean {
  return kind === 'error' && code.startsWith('coupons.problem.');
}

export interface CartPageState {
  page: CartPage;
  cart: CartView;
  busy: boolean;
  noticeStore: NoticeStore;
  controls: CartControls;
  /** Submits the form with its current values. */
  send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FormResponse>;
}

/** The cart page with script: the same form, sent without leaving the page. */
export function useCartPage(data: CartPage): CartPageState {
  const [page, setPage] = useState(data);
  const [claimed, setClaimed] = useState(false);
  const { cart: known, busy } = useCart();
  const noticeStore = useRef<NoticeStore | null>(null);
  noticeStore.current ??= createNoticeStore();
  const store = noticeStore.current;
  const controls = useMemo(
    () =>
      createCartControls({
        begin: store.clear,
        announce: (notices) => store.announce(notices, FOR_GOOD),
      }),
    [store],
  );

  useEffect(() => {
    // Newer than the tab's copy; its notices are rendered by this page only.
    cartStore.take({ ...data.cart, notices: [] });
    setClaimed(true);
    return listenToCart((notices) => store.announce(notices, FOR_GOOD));
  }, [data, store]);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FormResponse> {
    store.clear();
    const fields = new FormData(form, submitter);
    const reply = await enqueue({ kind: 'other' }, () => sendCartForm(form, fields, browserForms));
    if (reply.kind === 'lost') {
      store.announce(failure(navigator.onLine ? 'broken' : 'offline').notices, FOR_GOOD);
      return { kind: 'lost' };
    }
    if (reply.kind === 'no-form') {
      location.reload();
      return { kind: 'taken' };
    }
    const { notices } = reply.data.cart;
    const ofCoupon = notices.filter(isCouponProblem);
    setPage(reply.data);
    cartStore.take({ ...reply.data.cart, notices: notices.filter((one) => !isCouponProblem(one)) });
    announce('updated_cart_totals');
    const refused = notices.some(({ kind }) => kind === 'error');
    return refused
      ? { kind: 'refused', coupon: ofCoupon.map(({ text }) => text).join(' ') }
      : { kind: 'taken' };
  }

  const cart = claimed ? (known ?? EMPTY_CART) : page.cart;
  return { page, cart, busy, noticeStore: store, controls, send };
}
