import type { HandPrice, LineAmounts, StepPrice } from '#rules/cart/entered-by-hand.ts';
import { type Meta, mergeMeta } from '#rules/meta/merge-meta.ts';
import type { CartProblem } from '#server/cart/cart-problem.ts';
import { problemText } from '#server/cart/cart-problem.ts';
import type { StoredLine } from '#server/cart/cart-state.ts';
import { lineKey } from '#server/cart/line-key.ts';
import { type Item, resolveItem } from '#server/cart/resolve-item.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { translator } from '#server/language/translator.ts';
import { resolveOptions } from '#server/options/resolve-options.ts';
import { loadUploads } from '#server/options/uploads/visitor-uploads.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { HandLine } from './hand-order.ts';

/** A line as the cart's own functions price it, with what the manager says of it. */
export interface ReadyLine {
  stored: StoredLine;
  /** Null for the price of this moment. */
  price: HandPrice | null;
  meta: readonly Meta[];
}

export interface LineChoices {
  /** The account whose uploads may be named; null for none. */
  filesOf: number | null;
  /** A program may name a product without the choice it asks for. */
  openChoice?: boolean;
}

export type ReadyLines = { ok: true; lines: ReadyLine[] } | { ok: false; problems: OrderProblem[] };

/** Which products and variations are meant. */
export async function readyLines(
  ctx: ShopContext,
  requested: readonly HandLine[],
  choices: LineChoices,
): Promise<ReadyLines> {
  const lines: ReadyLine[] = [];
  const problems: OrderProblem[] = [];
  for (const [at, line] of requested.entries()) {
    const found = await loadItem(ctx, line, choices);
    if (found.ok) {
      const { subtotal, total, agreed } = line;
      const net = subtotal ?? total;
      lines.push({
        stored: found.stored,
        price: toPrice(agreed, net === null ? null : { subtotal: net, total: total ?? net }),
        meta: mergeMeta([], line.meta),
      });
    } else problems.push(lineProblem(ctx, found.problem, at));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines };
}

/** What was agreed, else what was named; a percentage is taken off what was named, or the shop's price. */
export function toPrice(
  agreed: HandLine['agreed'],
  from: LineAmounts | StepPrice | null,
): HandPrice | null {
  if (agreed === null) return from;
  return 'percent' in agreed ? { ...agreed, from } : agreed;
}

type Found = { ok: true; stored: StoredLine } | { ok: false; problem: CartProblem };

async function loadItem(
  ctx: ShopContext,
  line: HandLine,
  { filesOf, openChoice = false }: LineChoices,
): Promise<Found> {
  const { productId, variationId, attributes: chosen, quantity } = line;
  const named = { productId, variationId, attributes: chosen, openChoice };
  const resolved = await resolveItem(ctx, named);
  if (!resolved.ok) return refusedBy(resolved.problems);
  const { sold, attributes } = resolved.item;
  const options = await resolveOptions(ctx, {
    sold,
    attributes,
    categoryIds: await getCategories(ctx, sold.product.id),
    sent: line.options,
    quantity,
    uploads: filesOf === null ? new Map() : await loadUploads(ctx.db, filesOf, line.options),
    seen: null,
  });
  if (!options.ok) return refusedBy(options.problems);
  return {
    ok: true,
    stored: storedLine(resolved.item, options.choices, options.bound ?? quantity),
  };
}

function refusedBy([problem]: readonly CartProblem[]): Found {
  return { ok: false, problem: problem ?? { code: 'cart.problem.unknownProduct' } };
}

function storedLine(
  { sold, attributes }: Item,
  choices: StoredLine['choices'],
  quantity: number,
): StoredLine {
  const productId = sold.product.id;
  const variationId = sold.variation?.id ?? null;
  const key = lineKey({ productId, variationId, attributes, choices, bundle: null });
  const seen = { price: null, problem: '' };
  const { name } = sold.product;
  return { key, productId, variationId, name, quantity, attributes, choices, bundle: null, seen };
}

function lineProblem(ctx: ShopContext, problem: CartProblem, at: number): OrderProblem {
  const text = problemText(problem, translator(ctx.settings), ctx.settings);
  const field = `line_items[${at}]${getPart(problem)}`;
  return { code: 'ordering.problem.line', field, values: { line: at + 1, problem: text } };
}

/** Which choice of the line it is about. */
function getPart(problem: CartProblem): string {
  if (problem.code === 'product.problem.variation') {
    return `[extensions][vitrine][attributes][${problem.field}]`;
  }
  if ('field' in problem && 'label' in problem) {
    return `[extensions][vitrine][options][${problem.field}]`;
  }
  return '';
}

/** The same product twice is two lines, as the manager wrote it: each gets a key of its own. */
export function withUniqueKeys(lines: readonly ReadyLine[]): ReadyLine[] {
  const used = new Set<string>();
  return lines.map((line) => {
    let { key } = line.stored;
    for (let copy = 2; used.has(key); copy += 1) key = `${line.stored.key}-${copy}`;
    used.add(key);
    return key === line.stored.key ? line : { ...line, stored: { ...line.stored, key } };
  });
}
