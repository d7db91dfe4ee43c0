import { giftName } from '#rules/gift-cards/gift-code.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { baseLocation, emptyAddress } from '#server/cart/cart-location.ts';
import type { CartResult } from '#server/cart/changing/change-cart.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { problemsOfLine } from '#server/cart/view/item-view.ts';
import { crossSellIds } from '#server/catalog/cross-sell-ids.ts';
import { loadStoreProducts } from '#server/catalog/store/load-store-products.ts';
import { offeredPayments } from '#server/checkout/offered-payments.ts';
import { translator } from '#server/language/translator.ts';
import { enabledMethods } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import { toStoreCurrency } from './store-currency.ts';
import { loadStoreOptionForms } from './store-option-forms.ts';
import { loadItemParts, toStoreItem } from './to-store-item.ts';
import { toStorePackage } from './to-store-package.ts';
import { toStoreProduct } from './to-store-product.ts';

/** The cart in the format of the Store API. */
export async function loadStoreCart(
  ctx: ShopContext,
  { cart }: Pick<CartResult, 'cart'>,
  origin: string,
): Promise<StoreCart> {
  const { settings } = ctx;
  const currency = toStoreCurrency(settings);
  const t = translator(settings);
  const parts = await loadItemParts(ctx, cart, origin);
  const others = await loadStoreProducts(ctx, await crossSellIds(ctx.db, cart.state.lines));
  const getForm = await loadStoreOptionForms(ctx, others);
  const base = emptyAddress(baseLocation(settings));
  const { email: _, ...shippingAddress } = cart.state.shipping ?? base;
  return {
    items: cart.lines.map((line) => toStoreItem(line, parts)),
    coupons: cart.coupons.map(({ coupon }) => {
      const applied = cart.totals.coupons.find(({ code }) => code === coupon.code);
      return {
        code: coupon.code,
        discount_type: coupon.kind,
        totals: {
          total_discount: String(applied?.discount ?? 0),
          total_discount_tax: String(applied?.discountTax ?? 0),
          ...currency,
        },
      };
    }),
    fees: cart.totals.feeLines.map(({ id, total, tax }) => ({
      id,
      name: cart.fees.find((fee) => fee.id === id)?.name ?? '',
      totals: { total: String(total), total_tax: String(tax), ...currency },
    })),
    totals: getTotals(cart, currency),
    shipping_address: shippingAddress,
    billing_address: cart.state.billing ?? base,
    needs_payment: cart.totals.total > 0,
    needs_shipping: cart.shipping.needed,
    payment_requirements: ['products'],
    has_calculated_shipping: hasShipping(cart),
    shipping_rates: cart.shipping.packages.map((one) => toStorePackage(one, cart, ctx, t)),
    items_count: addQuantities(...cart.counted.map(({ quantity }) => quantity)),
    items_weight: cart.counted.reduce((sum, line) => sum + line.weight * line.quantity, 0),
    cross_sells: others.map((product) => toStoreProduct(product, ctx, origin, getForm)),
    errors: cart.lines.flatMap((line) =>
      problemsOfLine(line, t).map(({ code, text }) => ({
        code: ERROR_CODES[code] ?? 'woocommerce_rest_cart_item_error',
        message: t('product.itemProblem', { name: line.stored.name, problem: text }),
      })),
    ),
    payment_methods: paymentIds(ctx, cart),
    extensions: giftExtension(cart),
  };
}

/** What gift cards pay; `total_price` is the rest. */
function giftExtension({ gift }: PricedCart): StoreCart['extensions'] {
  if (gift.cards.length === 0) return {};
  const gift_cards = gift.cards.map(({ id, last4, amount }) => ({
    code: giftName(id),
    last4,
    amount: String(amount),
  }));
  return { vitrine: { gift_cards } };
}

/** Of an empty cart, or one without any method, no cost of shipping is known. */
function hasShipping({ lines, shipping }: PricedCart): boolean {
  return lines.length > 0 && (!shipping.needed || shipping.packages.length > 0);
}

/** An empty cart may become any: all methods that are turned on. */
function paymentIds(ctx: ShopContext, cart: PricedCart): string[] {
  if (cart.lines.length > 0) return offeredPayments(ctx, cart).map(({ id }) => id);
  return enabledMethods(ctx).map(({ id }) => id);
}

const ERROR_CODES: Record<string, string> = {
  'cart.problem.gone': 'woocommerce_rest_product_not_purchasable',
  'cart.problem.outOfStock': 'woocommerce_rest_product_out_of_stock',
  'cart.problem.stockLow': 'woocommerce_rest_product_partially_out_of_stock',
  'cart.problem.addOnsLow': 'woocommerce_rest_product_partially_out_of_stock',
  'cart.problem.quantity': 'woocommerce_rest_product_invalid_quantity',
};

function getTotals(
  cart: PricedCart,
  currency: ReturnType<typeof toStoreCurrency>,
): StoreCart['totals'] {
  const { totals } = cart;
  const rates = cart.taxRates();
  const known = hasShipping(cart);
  return {
    total_items: String(totals.items),
    total_items_tax: String(totals.itemsTax),
    total_fees: String(totals.fees),
    total_fees_tax: String(totals.feesTax),
    total_discount: String(totals.discount),
    total_discount_tax: String(totals.discountTax),
    total_shipping: known ? String(totals.shipping) : null,
    total_shipping_tax: known ? String(totals.shippingTax) : null,
    total_price: String(totals.total),
    total_tax: String(totals.tax),
    tax_lines: totals.taxLines.map(({ rateId, name, amount }) => ({
      name,
      price: String(amount),
      rate: `${(rates.get(rateId)?.rate ?? 0) / 10_000}%`,
    })),
    ...currency,
  };
}
