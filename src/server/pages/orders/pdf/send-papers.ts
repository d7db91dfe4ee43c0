import { translator } from '#server/language/translator.ts';
import { createImageVariants } from '#server/media/image-variant.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type ImageRecord, imageWidths } from '#wire/image.ts';
import type { OrderSheet, SheetKind } from '#wire/order-page.ts';
import type { PageRequest } from '../../page.ts';
import { getKind, getSheet, loadSheets } from '../order-sheets.ts';
import { findRequestedOrder } from '../requested-order.ts';
import { describePaper } from './describe-paper.ts';
import type { Paper } from './paper.ts';
import { fontRuns } from './paper-fonts.ts';
import { renderPdf } from './render-pdf.ts';

/** Where a sheet is printed on Letter instead of A4. */
const US_PAPER_COUNTRIES: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];
const LOGO_WIDTH = 480;

/** The file; `missing` for no such order, `unreadable` where a text is in a script it has no font for. */
export type SentPapers = Response | 'missing' | 'unreadable';

/** The invoice of an order for whoever may open it. */
export async function sendInvoice(ctx: ShopContext, request: PageRequest): Promise<SentPapers> {
  const requested = await findRequestedOrder(ctx, request);
  if (!requested) return 'missing';
  return sendPapers(ctx, 'invoice', [await getSheet(ctx, requested.order)]);
}

/** Papers of one or many orders in one file, for staff. */
export async function sendSheets(
  ctx: ShopContext,
  named: string,
  ids: string,
): Promise<SentPapers> {
  const kind = getKind(named);
  if (!kind) return 'missing';
  const sheets = await loadSheets(ctx, kind, ids);
  return sheets.length === 0 ? 'missing' : sendPapers(ctx, kind, sheets);
}

async function sendPapers(
  ctx: ShopContext,
  kind: SheetKind,
  sheets: readonly OrderSheet[],
): Promise<SentPapers> {
  const [first] = sheets;
  const logo = await loadLogo(ctx, first?.logo ?? null);
  const papers = sheets.map((sheet) => describePaper(ctx, kind, sheet, logo));
  if (papers.some((paper) => !isReadable(paper))) return 'unreadable';
  const t = translator(ctx.settings);
  const title = papers.length === 1 ? (papers[0]?.title ?? '') : t(`orders.sheets.${kind}`);
  const size = US_PAPER_COUNTRIES.includes(ctx.settings['shop.country']) ? 'LETTER' : 'A4';
  const pdf = await renderPdf({ papers, size, title });
  const number = sheets.length === 1 ? `-${first?.order.number ?? ''}` : 's';
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}${number.replace(/[^\w-]/g, '')}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

function isReadable(paper: Paper): boolean {
  const texts = [
    paper.title,
    paper.date,
    paper.shopName,
    ...paper.sender,
    ...paper.addresses.flatMap(({ label, lines }) => [label, ...lines]),
    ...paper.headings,
    ...paper.lines.flatMap(({ name, details, figures }) => [name, ...details, ...figures]),
    ...paper.sums.flatMap(({ label, amount }) => [label, amount]),
    ...paper.remarks,
  ];
  return texts.every((text) => fontRuns(text) !== null);
}

/** As JPEG on white, which the paper is. */
async function loadLogo(
  { db, storage }: ShopContext,
  image: ImageRecord | null,
): Promise<Uint8Array | null> {
  if (!image) return null;
  const width = imageWidths(image.width).findLast((each) => each <= LOGO_WIDTH) ?? image.width;
  return createImageVariants(db, storage)({ key: image.key, width, format: 'jpeg' });
}
