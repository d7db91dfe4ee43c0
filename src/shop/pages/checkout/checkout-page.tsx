import type { CheckoutPage } from '#wire/checkout.ts';
import { BlockCheckout } from '../../checkout/block/block-checkout.tsx';
import { ClassicCheckout } from '../../checkout/classic/classic-checkout.tsx';
import { QuietFrame } from '../../layout/quiet-frame.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

/** The checkout in the configured style; both consist of the same components. */
export function CheckoutPageView({ data }: { data: CheckoutPage }) {
  const t = useTranslator();
  const { routes } = useShop();
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('cart.title'), url: routes.cart },
    { name: t('checkout.title'), url: routes.checkout },
  ];
  return (
    <>
      <PageTitle title={t('checkout.title')} breadcrumbs={breadcrumbs} />
      <div className="page-width woocommerce">
        {data.style === 'block' ? <BlockCheckout page={data} /> : <ClassicCheckout page={data} />}
      </div>
    </>
  );
}

CheckoutPageView.Frame = QuietFrame;
