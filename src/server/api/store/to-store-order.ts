import { money } from '#rules/money/money.ts';
import { PAYABLE } from '#rules/orders/may-pay.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { cartAddress } from '#server/cart/cart-location.ts';
import { loadTexts } from '#server/catalog/product-texts.ts';
import { loadGalleries } from '#server/catalog/reading/product-gallery.ts';
import { loadKinds } from '#server/coupons/kinds-of.ts';
import { detailsIn } from '#server/options/option-details.ts';
import type { OrderRecord, OrderRecordLine } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { StoreOrder } from '#wire/store/order.ts';
import { toStoreCurrency } from './store-currency.ts';
import { toStoreImage } from './to-store-image.ts';

type Item = StoreOrder['items'][number];
const PRECISION = 6;

/** A placed order in the format of the Store API; amounts are those it was written with. */
export async function loadStoreOrder(
  ctx: ShopContext,
  order: OrderRecord,
  origin: string,
): Promise<StoreOrder> {
  const currency = toStoreCurrency(ctx.settings);
  const { totals } = order;
  const rows = (kind: OrderRecord['rows'][number]['kind']) =>
    order.rows.filter((row) => row.kind === kind);
  const kinds = await loadKinds(
    ctx.db,
    rows('coupon').map(({ code }) => code),
  );
  const items = await loadItems(ctx, order, origin);
  const { email: _, ...shipping } = cartAddress(order.shipping ?? order.billing);
  return {
    id: order.id,
    status: order.status,
    items,
    coupons: rows('coupon').map(({ code, amount, tax }) => ({
      code,
      discount_type: kinds.get(code) ?? 'fixed_cart',
      totals: {
        total_discount: String(Math.abs(amount)),
        total_discount_tax: String(Math.abs(tax)),
        ...currency,
      },
    })),
    fees: rows('fee').map(({ code, label, amount, tax }) => ({
      id: code,
      name: label,
      totals: { total: String(amount), total_tax: String(tax), ...currency },
    })),
    totals: {
      subtotal: String(totals.items),
      total_discount: String(totals.discount),
      total_shipping: String(totals.shipping),
      total_fees: String(totals.fees),
      total_tax: String(totals.tax),
      total_refund: String(totals.refunded),
      total_price: String(totals.total),
      total_items: String(order.lines.reduce((sum, line) => sum + line.total, 0)),
      total_items_tax: String(order.lines.reduce((sum, line) => sum + line.totalTax, 0)),
      total_fees_tax: String(totals.feesTax),
      total_discount_tax: String(totals.discountTax),
      total_shipping_tax: String(totals.shippingTax),
      tax_lines: rows('tax').map(({ label, amount }) => ({
        name: label,
        price: String(amount),
        rate: '',
      })),
      ...currency,
    },
    shipping_address: shipping,
    billing_address: cartAddress(order.billing),
    needs_payment: order.paidAt === null && PAYABLE.includes(order.status),
    needs_shipping: order.shipping !== null,
    payment_requirements: ['products'],
    errors: [],
  };
}

async function loadItems(ctx: ShopContext, order: OrderRecord, origin: string): Promise<Item[]> {
  const { db } = ctx;
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  const texts = await loadTexts(db, ids);
  const images = await loadGalleries(db, ids);
  return order.lines.map((line) => {
    const product = texts.get(line.productId);
    return {
      ...toItem(ctx, order, line, origin),
      short_description: product?.short_description ?? '',
      description: product?.description ?? '',
      sold_individually: product?.sold_individually === 1,
      catalog_visibility: product?.visibility ?? 'hidden',
      images: (images.get(line.productId) ?? []).map((image) => toStoreImage(image, origin)),
    };
  });
}

function toItem(
  { settings }: ShopContext,
  order: OrderRecord,
  line: OrderRecordLine,
  origin: string,
) {
  const currency = toStoreCurrency(settings);
  const raw = (amount: number) => String(amount * 10 ** (PRECISION - currency.currency_minor_unit));
  const unit = line.unitPrice ?? money(0);
  const details = detailsIn(line.details, 'order');
  const isAttribute = ({ name }: { name: string }) => attributeField(name) in line.attributes;
  return {
    key: order.key,
    id: line.id,
    quantity: line.quantity,
    quantity_limits: {
      minimum: line.quantity,
      maximum: line.quantity,
      multiple_of: 1,
      editable: false,
    },
    name: line.name,
    sku: line.sku,
    low_stock_remaining: null,
    backorders_allowed: false,
    show_backorder_badge: false,
    permalink: `${origin}${address(settings, 'routes.product', { slug: line.slug })}`,
    variation: details.filter(isAttribute).map(({ name, label, value }) => ({
      raw_attribute: name,
      attribute: label,
      value,
    })),
    item_data: details
      .filter((detail) => !isAttribute(detail))
      .map(({ label, value }) => ({ key: label, value })),
    prices: {
      price: String(unit),
      regular_price: String(line.regularPrice),
      sale_price: String(unit),
      price_range: null,
      ...currency,
      raw_prices: {
        precision: PRECISION,
        price: raw(unit),
        regular_price: raw(line.regularPrice),
        sale_price: raw(unit),
      },
    },
    totals: {
      line_subtotal: String(line.subtotal),
      line_subtotal_tax: String(line.subtotalTax),
      line_total: String(line.total),
      line_total_tax: String(line.totalTax),
      ...currency,
    },
    extensions: {
      vitrine: {
        options: { ...line.choices },
        price_steps: line.steps.map(({ code, subject, amount }) => ({
          code,
          subject,
          amount: String(amount),
        })),
        group: line.bundle,
      },
    },
  };
}
