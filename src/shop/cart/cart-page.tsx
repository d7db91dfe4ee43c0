import type { CartPage } from '#wire/cart-page.ts';
import { PageTitle } from '../content/page-title.tsx';
import { Section } from '../content/section.tsx';
import { LinkButton } from '../ui/button.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { useShop, useText } from '../ui/shop-context.tsx';
import { CartForm } from './cart-form.tsx';
import styles from './cart-page.module.css';
import { CartTotals } from './cart-totals.tsx';
import { NoticeList } from './notice-list.tsx';

interface CartPageViewProps {
  data: CartPage;
}

/** The cart as a page of its own: a form and its totals, working without script. */
export function CartPageView({ data }: CartPageViewProps) {
  const { cart, crossSells, countries } = data;
  const t = useText();
  const { routes } = useShop();
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('cart.title'), url: routes.cart },
  ];
  return (
    <>
      <PageTitle title={t('cart.title')} breadcrumbs={breadcrumbs} />
      <div className="page-width woocommerce">
        <div className={`woocommerce-notices-wrapper ${styles.notices}`}>
          <NoticeList notices={cart.notices} />
        </div>
        {cart.items.length === 0 ? (
          <div className={`cart-empty ${styles.empty}`}>
            <p>{t('cart.empty')}</p>
            <LinkButton href={routes.shop}>{t('cart.toShop')}</LinkButton>
          </div>
        ) : (
          <div className={styles.columns}>
            <CartForm cart={cart} />
            <CartTotals cart={cart} countries={countries} />
          </div>
        )}
      </div>
      {crossSells.length > 0 && (
        <Section title={t('cart.crossSells')}>
          <ProductGrid products={crossSells} />
        </Section>
      )}
    </>
  );
}
