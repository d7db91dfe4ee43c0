import type { CartView } from '#wire/cart.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShippingCalculator } from '../shipping/shipping-calculator.tsx';
import { ShippingChoice } from '../shipping/shipping-choice.tsx';
import { useCountries } from '../shipping/use-countries.ts';
import panel from '../totals/part.module.css';
import { controls } from './side-cart-controls.ts';

interface ShippingPanelProps {
  cart: CartView;
  /** The countries are fetched when it is first opened. */
  open: boolean;
}

const NONE_YET = {};

/** Destination and shipping method. */
export function ShippingPanel({ cart, open }: ShippingPanelProps) {
  const countries = useCountries(open);
  const { destination, packages } = cart;
  return (
    <>
      {countries ? (
        <ShippingCalculator
          key={Object.values(destination).join('/')}
          destination={destination}
          countries={countries}
          states={NONE_YET}
          onEstimate={controls.estimate}
        />
      ) : (
        <Skeleton lines={6} />
      )}
      <ShippingMethods packages={packages} />
    </>
  );
}

/** The shipping methods of each package. */
export function ShippingMethods({ packages }: Pick<CartView, 'packages'>) {
  const t = useTranslator();
  if (packages.length === 0) return null;
  return (
    <section aria-label={t('sideCart.shippingWays')} className={panel.part}>
      <ShippingChoice packages={packages} onChoose={controls.chooseRate} />
    </section>
  );
}
