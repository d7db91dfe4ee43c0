import { giftName } from '#rules/gift-cards/gift-code.ts';
import { cardMessage } from '#rules/gift-cards/store-credit.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Translate } from '#server/language/translator.ts';
import type { CartRow, CartView } from '#wire/cart.ts';
import type { PricedCart } from '../pricing/price-cart.ts';

/** The rows of the totals as the shop shows them: without tax and a row for it, or with it inside. */
export function totalRows(cart: PricedCart, withTax: boolean, t: Translate): CartRow[] {
  const { totals } = cart;
  const displayPrice = (net: Money, tax: Money) => (withTax ? addMoney(net, tax) : net);
  const rows: CartRow[] = [
    {
      code: 'subtotal',
      label: t('cart.subtotal'),
      of: '',
      amount: displayPrice(totals.items, totals.itemsTax),
    },
  ];
  for (const { coupon } of cart.coupons) {
    const applied = totals.coupons.find(({ code }) => code === coupon.code);
    rows.push({
      code: 'discount',
      label: t('cart.discountOf', { code: coupon.shownCode }),
      of: coupon.code,
      amount: applied ? money(0 - displayPrice(applied.discount, applied.discountTax)) : money(0),
    });
  }
  for (const fee of totals.feeLines) {
    const name = cart.fees.find(({ id }) => id === fee.id)?.name ?? '';
    rows.push({ code: 'fee', label: name, of: fee.id, amount: displayPrice(fee.total, fee.tax) });
  }
  for (const line of totals.shippingLines) {
    const rates = cart.shipping.packages.find(({ id }) => id === line.packageId)?.rates ?? [];
    const name = rates.find(({ rateId }) => rateId === line.rateId)?.title ?? '';
    const label =
      totals.shippingLines.length > 1
        ? t('cart.shippingOf', { number: line.packageId + 1, name })
        : t('cart.shippingBy', { name });
    // Two packages may have the same rate: the package distinguishes their rows.
    const of = `${line.packageId}:${line.rateId}`;
    rows.push({ code: 'shipping', label, of, amount: displayPrice(line.cost, line.tax) });
  }
  if (!withTax) {
    for (const { rateId, name, amount } of totals.taxLines) {
      rows.push({ code: 'tax', label: t('cart.taxOf', { name }), of: String(rateId), amount });
    }
  }
  for (const card of cart.gift.cards) {
    const label = t(cardMessage(card), { last4: card.last4 });
    const amount = money(0 - card.amount);
    rows.push({ code: 'discount', label, of: giftName(card.id), amount });
  }
  rows.push({ code: 'total', label: t('cart.total'), of: '', amount: totals.total });
  return rows;
}

export function displayedTotals(
  { totals }: PricedCart,
  withTax: boolean,
  savedOnSales: Money,
): CartView['totals'] {
  const displayPrice = (net: Money, tax: Money) => (withTax ? addMoney(net, tax) : net);
  const discount = displayPrice(totals.discount, totals.discountTax);
  return {
    subtotal: displayPrice(totals.items, totals.itemsTax),
    discount,
    fees: displayPrice(totals.fees, totals.feesTax),
    shipping: displayPrice(totals.shipping, totals.shippingTax),
    tax: totals.tax,
    total: totals.total,
    saving: addMoney(savedOnSales, discount),
  };
}
