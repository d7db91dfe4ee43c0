import type { BundleDiscount } from '#rules/bundles/bundle.ts';
import { formatDecimal } from '#rules/messages/locale-signs.ts';
import { useMoney, useShop } from '../ui/shop-context.tsx';

/** '12.5 %' or '$5.00'. */
export function useDiscountText(): (discount: BundleDiscount) => string {
  const money = useMoney();
  const { signs } = useShop();
  return (discount) =>
    discount.kind === 'fixed'
      ? money(discount.amount)
      : `${formatDecimal(discount.hundredths / 100, signs, 2)} %`;
}
