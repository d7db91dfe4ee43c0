import { addFigures, average, getNet, getTotal, NO_FIGURES } from '#rules/analytics/figures.ts';
import { COUNTED_STATUSES, orderParts, type PartKind } from '#rules/analytics/order-parts.ts';
import { gmtText, localText, toMoment } from '#rules/dates/zone-time.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { type KeyFigures, type KeyOrder, readKeys } from '#server/analytics/read-keys.ts';
import { couponIds, loadAccounts, loadTaxRates, productsIn } from '#server/analytics/read-names.ts';
import { countedOrder } from '#server/analytics/read-orders.ts';
import { ALL_DAYS, requestedRange } from '#server/analytics/report-range.ts';
import { listStock } from '#server/catalog/managing/list-stock.ts';
import { toCurrency } from '#server/language/currency.ts';
import { listOrders } from '#server/orders/managing/list-orders.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  categoryReportQuery,
  couponReportQuery,
  customerReportQuery,
  orderReportQuery,
  productReportQuery,
  stockReportQuery,
  taxReportQuery,
  variationReportQuery,
} from '#wire/wc/analytics.ts';
import {
  categoryReportResponse,
  couponReportResponse,
  customerReportResponse,
  orderReportResponse,
  productReportResponse,
  stockReportResponse,
  taxReportResponse,
  variationReportResponse,
} from '#wire/wc/analytics-response.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestResult, type RestRoute } from '../../rest/rest-route.ts';
import { downloads } from './downloads.ts';
import { amounts, crossing, pieces, report } from './report-parts.ts';
import { loadSoldProducts } from './sold-products.ts';

// Reports with a row for each product, category, coupon … that was sold. Without dates they are over
// all time.

interface ListQuery {
  after?: string | undefined;
  before?: string | undefined;
  orderby: string;
  order: 'asc' | 'desc';
  page: number;
  per_page: number;
  offset?: number | undefined;
}

/** By net where a report is sorted by something the figures do not have. */
const ORDERS: Readonly<Record<string, KeyOrder>> = {
  items_sold: 'items',
  orders_count: 'orders',
  amount: 'discount',
  total_tax: 'tax',
  product_name: 'name',
  category: 'name',
  code: 'name',
  name: 'name',
};

function dateRange({ after, before }: ListQuery, ctx: ShopContext) {
  const isDated = after !== undefined || before !== undefined;
  return isDated ? requestedRange(ctx, { after, before }) : ALL_DAYS;
}

async function loadKeys<Item>(
  ctx: ShopContext,
  kind: PartKind,
  query: ListQuery,
  items: (rows: readonly KeyFigures[]) => Promise<Item[]>,
  only: readonly number[] = [],
): Promise<RestResult<Item[]>> {
  const range = dateRange(query, ctx);
  if (!range) return crossing;
  const { rows, total } = await readKeys(ctx.db, {
    kind,
    range,
    orderBy: ORDERS[query.orderby] ?? 'net',
    order: query.order,
    offset: rowsBefore(query),
    limit: query.per_page,
    keys: only.length > 0 ? only.map(String) : undefined,
  });
  return found(await items(rows), { total, page: query.page, perPage: query.per_page });
}

/** WooCommerce answers an empty list where nothing more is asked. */
function extended<Info extends object>(isRequested: boolean, info: Info): Info | never[] {
  return isRequested ? info : [];
}

const products = report(
  '/reports/products',
  productReportQuery,
  productReportResponse,
  (query, { ctx, origin }) => {
    const amount = amounts(ctx);
    const items = async (rows: readonly KeyFigures[]) => {
      const ids = query.extended_info ? rows.map(({ key }) => Number(key)) : [];
      const info = await loadSoldProducts(ctx, origin, ids);
      return rows.map(({ key, label, figures }) => ({
        product_id: Number(key),
        items_sold: pieces(figures.items),
        net_revenue: amount(getNet(figures)),
        orders_count: figures.orders,
        extended_info: extended(query.extended_info, { ...info(Number(key)), name: label }),
      }));
    };
    return loadKeys(ctx, 'product', query, items, query.products);
  },
);

const variations = report(
  '/reports/variations',
  variationReportQuery,
  variationReportResponse,
  (query, { ctx }) => {
    const amount = amounts(ctx);
    return loadKeys(ctx, 'variation', query, async (rows) =>
      rows.map(({ key, label, figures }) => {
        const [product, variation] = key.split(':');
        return {
          product_id: Number(product),
          variation_id: Number(variation),
          items_sold: pieces(figures.items),
          net_revenue: amount(getNet(figures)),
          orders_count: figures.orders,
          extended_info: extended(query.extended_info, { name: label }),
        };
      }),
    );
  },
);

const categories = report(
  '/reports/categories',
  categoryReportQuery,
  categoryReportResponse,
  (query, { ctx }) => {
    const amount = amounts(ctx);
    const items = async (rows: readonly KeyFigures[]) => {
      const counts = await productsIn(
        ctx.db,
        rows.map(({ key }) => Number(key)),
      );
      return rows.map(({ key, label, figures }) => ({
        category_id: Number(key),
        items_sold: pieces(figures.items),
        net_revenue: amount(getNet(figures)),
        orders_count: figures.orders,
        products_count: counts.get(Number(key)) ?? 0,
        extended_info: extended(query.extended_info, { name: label }),
      }));
    };
    return loadKeys(ctx, 'category', query, items, query.categories);
  },
);

const coupons = report(
  '/reports/coupons',
  couponReportQuery,
  couponReportResponse,
  (query, { ctx }) => {
    const amount = amounts(ctx);
    return loadKeys(ctx, 'coupon', query, async (rows) => {
      const ids = await couponIds(
        ctx.db,
        rows.map(({ key }) => key),
      );
      return rows.map(({ key, label, figures }) => ({
        coupon_id: ids.get(key) ?? 0,
        amount: amount(figures.discount),
        orders_count: figures.orders,
        extended_info: extended(query.extended_info, { code: label }),
      }));
    });
  },
);

const taxes = report('/reports/taxes', taxReportQuery, taxReportResponse, (query, { ctx }) => {
  const amount = amounts(ctx);
  return loadKeys(ctx, 'tax', query, async (rows) => {
    const rates = await loadTaxRates(
      ctx.db,
      rows.map(({ key }) => Number(key)),
    );
    return rows.map(({ key, label, figures }) => {
      const rate = rates.get(Number(key));
      return {
        tax_rate_id: Number(key),
        name: label,
        tax_rate: (rate?.rate ?? 0) / 10_000,
        country: rate?.country ?? '',
        state: rate?.state ?? '',
        priority: rate?.priority ?? 1,
        total_tax: amount(figures.tax),
        order_tax: amount(figures.tax - figures.shippingTax),
        shipping_tax: amount(figures.shippingTax),
        orders_count: figures.orders,
      };
    });
  });
});

const customers = report(
  '/reports/customers',
  customerReportQuery,
  customerReportResponse,
  (query, { ctx }) => {
    const amount = amounts(ctx);
    return loadKeys(ctx, 'customer', query, async (rows) => {
      const accounts = await loadAccounts(
        ctx.db,
        rows.map(({ key }) => key),
      );
      return rows.map(({ key, label, figures }) => {
        const account = accounts.get(key);
        return {
          id: account?.id ?? 0,
          user_id: account?.id ?? 0,
          name: label,
          username: account ? key : '',
          email: key,
          date_registered: account ? gmtText(account.createdAt) : null,
          orders_count: figures.orders,
          total_spend: amount(getTotal(figures)),
          avg_order_value: amount(average(figures)),
        };
      });
    });
  },
);

const orders = report(
  '/reports/orders',
  orderReportQuery,
  orderReportResponse,
  async (query, { ctx }) => {
    const range = dateRange(query, ctx);
    if (!range) return crossing;
    const zone = ctx.settings['shop.timeZone'];
    const amount = amounts(ctx);
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { orders: listed, total } = await listOrders(ctx, {
      statuses: COUNTED_STATUSES,
      trashed: false,
      placedAfter: (toMoment(`${range.first}T00:00:00`, zone) ?? 0) - 1,
      placedBefore: (toMoment(`${range.last}T23:59:59`, zone) ?? 0) + 1000,
      include: [],
      exclude: [],
      orderBy: 'date',
      order: query.order,
      ...page,
    });
    const items = listed.map((order) => {
      const figures = orderParts(countedOrder(order), zone)
        .filter(({ kind }) => kind === 'all')
        .reduce((sum, part) => addFigures(sum, part.figures), NO_FIGURES);
      const products = order.lines.map(({ productId, name, quantity }) => {
        return { id: productId, name, quantity };
      });
      return {
        order_id: order.id,
        order_number: order.number,
        date_created: localText(order.placedAt, zone),
        date_created_gmt: gmtText(order.placedAt),
        status: order.status,
        customer_id: order.customerId ?? 0,
        net_total: amount(getNet(figures)),
        total_formatted: formatMoney(money(getTotal(figures)), toCurrency(ctx.settings)),
        num_items_sold: pieces(figures.items),
        extended_info: extended(query.extended_info, { products }),
      };
    });
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
);

const STOCK_ORDERS = {
  stock_status: 'status',
  stock_quantity: 'quantity',
  title: 'name',
  id: 'id',
} as const;

const stock = report(
  '/reports/stock',
  stockReportQuery,
  stockReportResponse,
  async (query, { ctx, origin }) => {
    const { items, total } = await listStock(ctx.db, {
      filter: query.type,
      lowThreshold: ctx.settings['stock.lowThreshold'],
      orderBy: STOCK_ORDERS[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const body = items.map((item) => ({
      id: item.id,
      parent_id: item.parentId ?? 0,
      name: item.name,
      sku: item.sku,
      stock_status: item.status,
      stock_quantity: item.quantity,
      manage_stock: item.isManaged,
      low_stock_amount: item.lowThreshold,
      _links: {
        product: [{ href: `${origin}/wp-json/wc/v3/products/${item.parentId ?? item.id}` }],
      },
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
);

export const listRoutes: readonly RestRoute[] = [
  products,
  variations,
  categories,
  coupons,
  taxes,
  customers,
  orders,
  stock,
  downloads,
];
