import { shippingHint } from '#rules/boosters/shipping-hint.ts';
import type { Money } from '#rules/money/money.ts';
import { useCart } from '../stores/cart/cart-store.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { Line } from './line.tsx';

interface FreeShippingHintProps {
  threshold: Money;
  price: Money | null;
}

/** What is missing for free delivery, with the cart's total once it is known. */
export function FreeShippingHint({ threshold, price }: FreeShippingHintProps) {
  const t = useTranslator();
  const money = useMoney();
  const { cart } = useCart();
  const progress = cart && cart.items.length > 0 ? cart.freeShipping : null;
  // The destination may have another threshold than the shop's own country.
  const from = progress?.threshold ?? threshold;
  const hint = shippingHint(from, price, progress?.left ?? null);
  const good = hint.kind === 'reached' || hint.kind === 'withThis';
  return (
    <Line icon={good ? 'check' : 'parcel'} good={good} className="booster-free-shipping">
      {hint.kind === 'from' && t('boosters.freeFrom', { amount: money(from) })}
      {hint.kind === 'more' && t('boosters.freeMore', { amount: money(hint.left) })}
      {hint.kind === 'withThis' && t('boosters.freeWithThis')}
      {hint.kind === 'reached' && t('boosters.freeReached')}
    </Line>
  );
}
