import type { Selectable } from 'kysely';
import type { LineTotals } from '#rules/cart/cart-totals.ts';
import type { Meta } from '#rules/meta/merge-meta.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { PricedLine } from '#server/cart/pricing/price-lines.ts';
import { rateArrival } from '#server/cart/pricing/rate-arrival.ts';
import type { BoughtItem } from '#server/cart/view/item-view.ts';
import type { OptionDetail } from '#server/options/option-details.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { pickupMeta } from '#server/shipping/pickup-texts.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { OrderRecord } from '../order-record.ts';
import type { RowDetails } from '../row-details.ts';
import { isCounted } from '../stock/stock-owner.ts';
import type { OrderTables } from '../tables.ts';

/** All columns, so that one query writes every order's. */
/** All columns but those that begin with the table's default. */
export type LineRow = Omit<
  Selectable<OrderTables['order_lines']>,
  'id' | 'refunded_quantity' | 'refunded_amount'
>;
export type TotalRow = Omit<Selectable<OrderTables['order_rows']>, 'id'>;

export interface PricedItem {
  line: PricedLine;
  totals: LineTotals | undefined;
  /** As the cart showed it. */
  item: BoughtItem;
  /** All choices as text, with where they may be shown. */
  details: readonly OptionDetail[];
  /** What another program stores with it. */
  meta: readonly Meta[];
}

const NOTHING = '[]';
const NO_CHOICE = encodeJson({ attributes: {}, choices: {}, bundle: null });

/** Images are cached, the same object for every order, and so is their JSON. */
const images = new WeakMap<ImageRecord, string>();

function imageText(image: ImageRecord): string {
  let text = images.get(image);
  if (text === undefined) {
    text = encodeJson(image);
    images.set(image, text);
  }
  return text;
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** The order whose parts they are. */
type PlacedPart = Pick<OrderRecord, 'id' | 'placedAt'>;

/** The lines as they were bought, with every step of their price. */
export function lineRows(order: PlacedPart, items: readonly PricedItem[]): LineRow[] {
  return items.map(({ line, totals, item, details, meta }, position) => {
    const { stored, sold, stock, priced, line: counted } = line;
    const owner = stock && isCounted(sold, stock.owner) ? stock.owner : null;
    const { attributes, choices, bundle } = stored;
    const forms = priced?.forms;
    const plain = isEmpty(attributes) && isEmpty(choices) && bundle === null && !forms;
    return {
      order_id: order.id,
      position,
      line_key: stored.key,
      placed_at: order.placedAt,
      product_id: stored.productId,
      variation_id: stored.variationId,
      name: item.name,
      sku: item.sku,
      slug: sold?.product.slug ?? '',
      image: item.image && imageText(item.image),
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
      tax_class: counted?.taxClass ?? '',
      meta: meta.length === 0 ? NOTHING : encodeJson(meta),
    };
  });
}

/** Coupons, fees, shipping methods and taxes, in the order they are shown. */
export function totalRows(ctx: ShopContext, order: PlacedPart, cart: PricedCart): TotalRow[] {
  const sent = shippingRows(ctx, cart);
  const rows = [...couponRows(cart), ...feeRows(cart), ...sent, ...taxRows(cart)];
  return rows.map(({ facts: details, meta = NO_META, ...row }, position) => ({
    order_id: order.id,
    position,
    placed_at: order.placedAt,
    ...row,
    facts: encodeJson(details),
    meta: meta.length === 0 ? NOTHING : encodeJson(meta),
  }));
}

interface FactRow extends Omit<TotalRow, 'order_id' | 'position' | 'placed_at' | 'facts' | 'meta'> {
  facts: RowDetails;
  meta?: readonly Meta[];
}

const NO_META: readonly Meta[] = [];

function couponRows({ coupons, totals }: PricedCart): FactRow[] {
  return coupons.map(({ coupon }) => {
    const figures = totals.coupons.find(({ code }) => code === coupon.code);
    const { id, code, shownCode: label, kind, amount, freeShipping } = coupon;
    const amounts = { amount: figures?.discount ?? 0, tax: figures?.discountTax ?? 0 };
    const details = { coupon: { id, kind, amount, freeShipping } };
    return { kind: 'coupon', code, label, ...amounts, facts: details };
  });
}

function feeRows({ fees, totals }: PricedCart): FactRow[] {
  return totals.feeLines.map(({ id, total, tax, taxes }) => {
    const fee = fees.find((one) => one.id === id);
    const { taxable = true, taxClass = '', percent } = fee ?? {};
    const details = { taxes, taxable, taxClass, ...(percent !== undefined && { percent }) };
    return { kind: 'fee', code: id, label: fee?.name ?? '', amount: total, tax, facts: details };
  });
}

function shippingRows(ctx: ShopContext, cart: PricedCart): FactRow[] {
  const { settings, now } = ctx;
  const { shipping, totals } = cart;
  return totals.shippingLines.map(({ packageId, rateId, cost, tax, taxes }) => {
    const sent = shipping.packages.find(({ id }) => id === packageId);
    const rate = sent?.rates.find((one) => one.rateId === rateId);
    const place = rate?.place;
    const arrival = sent && rate ? rateArrival(ctx, cart, sent, rate) : null;
    const details = {
      ...{ taxes, taxable: rate?.taxable ?? true },
      ...(place && { pickup: place }),
      ...(arrival && { arrival }),
    };
    const meta = place ? pickupMeta(place, settings, now) : [];
    return {
      kind: 'shipping',
      code: rateId,
      label: rate?.title ?? '',
      amount: cost,
      tax,
      facts: details,
      meta: meta.map((entry, at) => ({ id: at + 1, ...entry })),
    };
  });
}

function taxRows({ totals, taxRates }: PricedCart): FactRow[] {
  const rates = taxRates();
  return totals.taxLines.map(({ rateId, name, amount }) => {
    const rate = rates.get(rateId);
    const shipping = totals.shippingLines.reduce((sum, { taxes }) => sum + (taxes[rateId] ?? 0), 0);
    const details: RowDetails = rate
      ? {
          rate: {
            country: rate.country,
            state: rate.state,
            percent: rate.rate,
            priority: rate.priority,
            compound: rate.compound,
            shipping,
          },
        }
      : {};
    return { kind: 'tax', code: String(rateId), label: name, amount, tax: 0, facts: details };
  });
}
