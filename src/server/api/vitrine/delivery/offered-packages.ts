import { addMoney } from '#rules/money/arithmetic.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { OfferedPackage } from '#server/cart/pricing/cart-shipping.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** The rates of each package, with the tax on them. */
export function describePackages(
  { settings }: ShopContext,
  cart: PricedCart,
  packages: readonly OfferedPackage[],
) {
  const currency = toCurrency(settings);
  const names = new Map(
    cart.state.lines.map(({ key, name, quantity }) => [key, `${quantity} × ${name}`]),
  );
  return packages.map(({ id, lineKeys, rates, selected }) => ({
    id,
    items: lineKeys.flatMap((key) => names.get(key) ?? []),
    rates: rates.map(({ rateId, kind, instanceId, title, cost, taxable }) => {
      const tax = cart.shippingTax({ packageId: id, rateId, cost, taxable });
      const total = addMoney(cost, tax);
      return {
        rate_id: rateId,
        method_id: kind,
        instance_id: instanceId,
        title,
        cost,
        tax,
        total,
        total_text: formatMoney(total, currency),
        selected: rateId === selected,
      };
    }),
  }));
}
