import { type Money, money } from '#rules/money/money.ts';
import { toProviderAmount } from '#rules/payments/provider-amount.ts';
import { type WalletRate, walletLines, walletRates } from '#rules/payments/wallet.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import type { WalletPrices } from '../payment/provider/card-provider.ts';
import { pageShop, pageText } from '../stores/cart/page-shop.ts';

/** A cart as the shop priced it, for a wallet to show. */
export interface WalletCart {
  total: Money;
  /** In the smallest unit of the provider. */
  amount: number;
  prices: WalletPrices & { shippingRates: readonly WalletRate[] };
  needsShipping: boolean;
}

/** Null where the amount cannot be paid by the provider. */
export function walletCart(cart: StoreCart): WalletCart | null {
  const { code, decimals } = pageShop().currency;
  const units = (amount: number) =>
    toProviderAmount(money(amount), { currency: code, decimals }) ?? Number.NaN;
  const { totals } = cart;
  const total = Number(totals.total_price);
  const amount = units(total);
  if (!(amount > 0)) return null;
  const shipping = Number(totals.total_shipping ?? 0);
  const gifts = (cart.extensions.vitrine?.gift_cards ?? []).map((gift) => Number(gift.amount));
  const less = gifts.reduce((sum, each) => sum + each, Number(totals.total_discount));
  const lines = [
    [pageText('cart.subtotal'), Number(totals.total_items) + Number(totals.total_fees)],
    [pageText('cart.express.less'), 0 - less],
    [pageText('cart.express.delivery'), shipping],
    [pageText('cart.express.tax'), Number(totals.total_tax)],
  ] as const;
  const packages = cart.shipping_rates.map(({ shipping_rates }) => ({
    rates: shipping_rates.map(({ rate_id: id, name: displayName, price, taxes, selected }) => ({
      id,
      displayName,
      amount: units(Number(price) + Number(taxes)),
      selected,
    })),
  }));
  return {
    total: money(total),
    amount,
    needsShipping: cart.needs_shipping,
    prices: {
      shippingRates: walletRates(packages, pageText('cart.express.delivery')),
      lineItems: walletLines(
        lines.map(([name, sum]) => ({ name, amount: units(sum) })),
        amount,
      ),
    },
  };
}
