import { type FormEvent, useRef, useSyncExternalStore } from 'react';
import type { CartItem } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { CartTotals } from '../../cart/cart-totals.tsx';
import { canUndo } from '../../cart/controls/undo-button.tsx';
import { AppliedCoupons } from '../../cart/coupons/applied-coupons.tsx';
import { CouponField } from '../../cart/coupons/coupon-field.tsx';
import { CouponList } from '../../cart/coupons/coupon-list.tsx';
import { StoreCredit } from '../../cart/coupons/store-credit.tsx';
import { SavedList } from '../../cart/lines/saved-list.tsx';
import { CartPageNotices } from '../../cart/page/cart-page-notices.tsx';
import { type FormResponse, isCouponProblem, useCartPage } from '../../cart/page/use-cart-page.ts';
import { suggestionsTitle } from '../../cart/suggestions-title.ts';
import { RailIsland } from '../../rails/rail-island.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { getSubmitter } from '../../ui/dom/get-submitter.ts';
import { Icon } from '../../ui/icon.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './cart-page.module.css';

interface CartPageViewProps {
  data: CartPage;
}

/** The cart as a page of its own: a form and its totals, working without script. */
export function CartPageView({ data }: CartPageViewProps) {
  const { page, cart, busy, noticeStore, controls, send } = useCartPage(data);
  const t = useTranslator();
  const { routes, sideCart } = useShop();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const offered = useSyncExternalStore(
    noticeStore.subscribe,
    () => noticeStore.get().some(canUndo),
    () => false,
  );
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('cart.title'), url: routes.cart },
  ];

  /** The link to the checkout is left to the browser; all other buttons are handled here. */
  function submit(event: FormEvent<HTMLFormElement>) {
    const submitter = getSubmitter(event);
    if (submitter?.getAttribute('name') === 'proceed') return;
    event.preventDefault();
    void send(event.currentTarget, submitter);
  }
  /** Submits as if that button had been pressed, so that typed quantities are included. */
  function press(name: string): Promise<FormResponse> {
    const element = form.current;
    const button = element?.querySelector<HTMLButtonElement>(`button[name="${name}"]`) ?? null;
    return element ? send(element, button) : Promise.resolve({ kind: 'taken' });
  }
  async function applyCode(): Promise<string | null> {
    const response = await press('apply_coupon');
    if (response.kind === 'taken') return null;
    return response.kind === 'refused' ? response.coupon : '';
  }
  // Without script the page comes back with the problem; it stands at the field as with script.
  const problem = data.cart.notices.find(isCouponProblem)?.text ?? '';
  const sending = {
    send: async (_item: CartItem, _quantity: number) =>
      (await press('update_cart')).kind !== 'lost',
    remove: controls.remove,
  };

  return (
    <>
      <PageTitle title={t('cart.title')} breadcrumbs={breadcrumbs} />
      <div className="page-width woocommerce">
        <CartPageNotices
          noticeStore={noticeStore}
          controls={controls}
          first={page === data ? data.cart.notices.filter((one) => !isCouponProblem(one)) : []}
        />
        {cart.items.length === 0 ? (
          <div className={`cart-empty ${styles.empty}`}>
            <p className={styles.emptyTitle}>{t('cart.empty')}</p>
            <p>{t('cart.emptyHint')}</p>
            <LinkButton href={routes.shop}>{t('cart.toShop')}</LinkButton>
          </div>
        ) : (
          <div className={styles.columns} aria-busy={busy || undefined}>
            <div className={styles.main}>
              <CartForm
                cart={cart}
                undo={offered ? null : cart.undo}
                ref={form}
                sending={sending}
                controls={controls}
                onSubmit={submit}
              >
                <section className={styles.coupons} aria-label={t('sideCart.couponPanel')}>
                  <AppliedCoupons
                    coupons={cart.coupons}
                    onRemove={({ code }) => void controls.removeCode(code)}
                  />
                  <StoreCredit credit={cart.credit} onUse={applyCode} />
                  <details className={styles.code} open={problem !== '' || undefined}>
                    <summary className={styles.have}>
                      {t('sideCart.couponRow')}
                      <Icon name="chevron-down" size={20} />
                    </summary>
                    <div className={styles.codes}>
                      <CouponField
                        id="coupon_code"
                        onApply={applyCode}
                        problem={problem}
                        labelHidden
                      />
                      <CouponList
                        offers={cart.offers}
                        onApply={(offer) => void controls.applyOffer(offer)}
                        className={styles.offers}
                      />
                    </div>
                  </details>
                </section>
              </CartForm>
              {hydrated && sideCart.emptyLink && (
                <button
                  type="button"
                  className={styles.clear}
                  onClick={() => void controls.empty()}
                >
                  {t('sideCart.empty')}
                </button>
              )}
            </div>
            <div className={styles.side}>
              <CartTotals
                cart={cart}
                countries={page.countries}
                states={page.states}
                controls={controls}
                marks={page}
              />
            </div>
            <Overlay visible={busy} />
          </div>
        )}
        {hydrated && cart.saved.length > 0 && (
          <div className={styles.saved}>
            <SavedList items={cart.saved} controls={controls} />
          </div>
        )}
      </div>
      <RailIsland
        id="cross-sells"
        title={t(suggestionsTitle(cart.items.length))}
        products={page.crossSells}
      />
    </>
  );
}
