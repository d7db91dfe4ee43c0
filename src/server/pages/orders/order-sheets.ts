import { money } from '#rules/money/money.ts';
import { leftToShip } from '#rules/orders/ship-order.ts';
import { shopAddressLines } from '#server/addresses/address-lines.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { shippableLines } from '#server/orders/shipments/ship-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import type { OrderView } from '#wire/order.ts';
import {
  type OrderSheet,
  type OrderSheetsPage,
  SHEET_KINDS,
  type SheetKind,
} from '#wire/order-page.ts';
import type { PageResult } from '../page.ts';

/** More at once would take longer to print than to ask for again. */
const MAX_SHEETS = 200;

/** Who sends a paper: the shop's address, e-mail address and tax number. */
export function senderLines(settings: Settings, t: Translate): string[] {
  const tax = settings['shop.taxNumber'];
  return [
    ...shopAddressLines(settings),
    settings['shop.email'],
    ...(tax === '' ? [] : [t('orders.invoice.taxNumber', { number: tax })]),
  ];
}

export async function getSheet(ctx: ShopContext, order: OrderView): Promise<OrderSheet> {
  const { settings } = ctx;
  const sender = senderLines(settings, translator(settings));
  const logo = await findLogo(ctx);
  return { order, sender, shopName: settings['shop.name'], logo: logo?.image ?? null };
}

/** The order as it is packed: what is virtual or was refunded is not in the parcel. */
async function packedView(ctx: ShopContext, record: OrderRecord): Promise<OrderView> {
  const order = await loadOrderView(ctx, record);
  const lines = await shippableLines(ctx.db, record);
  const packed = new Map(
    lines.map((line) => [line.id, leftToShip({ ...line, shippedQuantity: 0 })]),
  );
  return withoutAmounts({
    ...order,
    lines: order.lines.flatMap((line) => {
      const quantity = line.part === 'bundle' ? line.quantity : (packed.get(line.id) ?? 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  });
}

const NONE = money(0);

/** Whoever packs may not know amounts, and the data of the page is in the page. */
function withoutAmounts(order: OrderView): OrderView {
  const amounts = { unitPrice: NONE, subtotal: NONE, total: NONE, tax: NONE, refundedAmount: NONE };
  return {
    ...order,
    key: '',
    lines: order.lines.map((line) => ({ ...line, ...amounts, steps: [] })),
    rows: [],
    totals: {
      subtotal: NONE,
      discount: NONE,
      fees: NONE,
      shipping: NONE,
      tax: NONE,
      total: NONE,
      refunded: NONE,
    },
    payment: {
      method: '',
      title: '',
      instructions: '',
      details: [],
      paidAt: null,
      dueAt: null,
    },
    notes: [],
    couponCodes: [],
    downloads: [],
  };
}

export interface SheetsRequest {
  kind: string;
  /** Numbers of orders, with commas between them. */
  ids: string;
  backUrl: string;
}

/** What a manager prints; orders that are not there are left out. */
export async function orderSheets(
  ctx: ShopContext,
  { kind: named, ids, backUrl }: SheetsRequest,
): Promise<PageResult<'order-sheets'>> {
  const kind = getKind(named);
  if (!kind) return { kind: 'not-found' };
  const sheets = await loadSheets(ctx, kind, ids);
  const pdfUrl = `${ADMIN_PATH}/print/${kind}/pdf?${new URLSearchParams({ ids })}`;
  return sheetsResponse(ctx, { kind, sheets, backUrl, pdfUrl });
}

export function getKind(named: string): SheetKind | undefined {
  return SHEET_KINDS.find((each) => each === named);
}

export async function loadSheets(
  ctx: ShopContext,
  kind: SheetKind,
  ids: string,
): Promise<OrderSheet[]> {
  const requested = ids.split(',').flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? [Number(id)] : []));
  const sheets: OrderSheet[] = [];
  for (const id of [...new Set(requested)].slice(0, MAX_SHEETS)) {
    const record = await findOrder(ctx, id);
    if (!record) continue;
    const order = await (kind === 'slip' ? packedView : loadOrderView)(ctx, record);
    sheets.push(await getSheet(ctx, order));
  }
  return sheets;
}

function sheetsResponse(
  { settings }: ShopContext,
  data: OrderSheetsPage,
): PageResult<'order-sheets'> {
  const t = translator(settings);
  return {
    kind: 'page',
    page: 'order-sheets',
    status: 200,
    data,
    head: {
      title: t('head.title', {
        title: t(`orders.sheets.${data.kind}`),
        shop: settings['shop.name'],
      }),
      description: '',
      canonical: '',
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['order-sheets-page'],
    tags: [],
  };
}
