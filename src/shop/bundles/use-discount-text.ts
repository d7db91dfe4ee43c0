import type { BundleDiscount } from '#rules/bundles/bundle.ts';
import { useMoney, useShop } from '../ui/shop-context.tsx';

/** '12.5 %' or '$5.00'. */
export function useDiscountText(): (discount: BundleDiscount) => string {
  const money = useMoney();
  const { locale } = useShop();
  return (discount) =>
    discount.kind === 'fixed'
      ? money(discount.amount)
      : `${(discount.hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 2 })} %`;
}
