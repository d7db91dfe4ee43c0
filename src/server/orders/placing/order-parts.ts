import type { Insertable } from 'kysely';
import type { LineTotals } from '#rules/cart/cart-totals.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { PricedLine } from '#server/cart/pricing/price-lines.ts';
import type { BoughtItem } from '#server/cart/view/item-view.ts';
import type { OptionDetail } from '#server/options/option-details.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { ImageRecord } from '#wire/image.ts';
import { isCounted } from '../stock/stock-owner.ts';
import type { OrderTables } from '../tables.ts';

/** All columns, so that one query writes every order's. */
export type LineRow = Omit<Insertable<OrderTables['order_lines']>, 'id'>;
export type TotalRow = Omit<Insertable<OrderTables['order_rows']>, 'id'>;

export interface PricedItem {
  line: PricedLine;
  totals: LineTotals | undefined;
  /** As the cart showed it. */
  item: BoughtItem;
  /** All choices as text, with where they may be shown. */
  details: readonly OptionDetail[];
}

const NOTHING = '[]';
const NO_CHOICE = encodeJson({ attributes: {}, choices: {}, bundle: null });

/** Images are cached, the same object for every order, and so is their JSON. */
const pictures = new WeakMap<ImageRecord, string>();

function pictureText(image: ImageRecord): string {
  let text = pictures.get(image);
  if (text === undefined) {
    text = encodeJson(image);
    pictures.set(image, text);
  }
  return text;
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** The lines as they were bought, with every step of their price. */
export function lineRows(orderId: number, items: readonly PricedItem[]): LineRow[] {
  return items.map(({ line: { stored, sold, stock, priced }, totals, item, details }, position) => {
    const owner = stock && isCounted(sold, stock.owner) ? stock.owner : null;
    const { attributes, choices, bundle } = stored;
    const forms = priced?.forms;
    const plain = isEmpty(attributes) && isEmpty(choices) && bundle === null && !forms;
    return {
      order_id: orderId,
      position,
      line_key: stored.key,
      product_id: stored.productId,
      variation_id: stored.variationId,
      name: item.name,
      sku: item.sku,
      slug: sold?.product.slug ?? '',
      image: item.image && pictureText(item.image),
      details: details.length === 0 ? NOTHING : encodeJson(details),
      choice: plain ? NO_CHOICE : encodeJson({ attributes, choices, bundle, forms }),
      quantity: stored.quantity,
      unit_price: item.unitPrice,
      regular_price: item.regularPrice,
      subtotal: totals?.subtotal ?? 0,
      subtotal_tax: totals?.subtotalTax ?? 0,
      total: totals?.total ?? 0,
      total_tax: totals?.totalTax ?? 0,
      taxes: encodeJson(totals?.taxes ?? {}),
      steps: encodeJson(item.steps),
      stock_owner: owner,
      stock_taken: owner === null ? 0 : stored.quantity,
      add_ons: priced?.addOns?.length ? encodeJson(priced.addOns) : NOTHING,
      add_ons_taken: priced?.addOns?.length ? stored.quantity : 0,
    };
  });
}

/** Coupons, fees, deliveries and taxes, in the order they are shown. */
export function totalRows(orderId: number, cart: PricedCart): TotalRow[] {
  const { totals, fees, shipping } = cart;
  const coupons = cart.coupons.map(({ coupon }) => {
    const taken = totals.coupons.find(({ code }) => code === coupon.code);
    const { code, shownCode: label } = coupon;
    const amounts = { amount: taken?.discount ?? 0, tax: taken?.discountTax ?? 0 };
    return { kind: 'coupon' as const, code, label, ...amounts };
  });
  const charged = totals.feeLines.map(({ id, total, tax }) => {
    const label = fees.find((fee) => fee.id === id)?.name ?? '';
    return { kind: 'fee' as const, code: id, label, amount: total, tax };
  });
  const deliveries = totals.shippingLines.map(({ packageId, rateId, cost, tax }) => {
    const rates = shipping.packages.find(({ id }) => id === packageId)?.rates ?? [];
    const label = rates.find((rate) => rate.rateId === rateId)?.title ?? '';
    return { kind: 'shipping' as const, code: rateId, label, amount: cost, tax };
  });
  const taxes = totals.taxLines.map(({ rateId, name, amount }) => ({
    kind: 'tax' as const,
    code: String(rateId),
    label: name,
    amount,
    tax: 0,
  }));
  return [...coupons, ...charged, ...deliveries, ...taxes].map((row, position) => ({
    order_id: orderId,
    position,
    ...row,
  }));
}
