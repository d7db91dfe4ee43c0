import { countdownAt } from '#rules/boosters/countdown.ts';
import { stockBar } from '#rules/boosters/stock-bar.ts';
import { type Money, money } from '#rules/money/money.ts';
import { findZone } from '#rules/shipping/find-zone.ts';
import { freeShippingProgress } from '#rules/shipping/free-shipping-progress.ts';
import { productTag } from '#server/catalog/tags.ts';
import { groupMessages } from '#server/language/messages.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BoosterSettings } from '#server/settings/groups/booster-settings.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { BOOSTER_KINDS, type BoosterKind, type ProductBoosters } from '#wire/boosters.ts';
import type { ProductRecord } from '#wire/product.ts';
import { lastSale } from './last-sale.ts';
import { boosterSettings } from './save-booster.ts';

const NOTHING = { spent: money(0), spentBeforeDiscounts: money(0), freeShippingCoupon: false };

/** From how much on delivery is free where the shop itself is; null where it never is by money alone. */
async function freeShippingFrom(ctx: ShopContext): Promise<Money | null> {
  const { settings } = ctx;
  if (!settings['shipping.enabled']) return null;
  const fixed = settings['shipping.freeFrom'];
  if (fixed !== null) return fixed > 0 ? money(fixed) : null;
  const zone = findZone(await loadShippingZones(ctx.db), {
    country: settings['shop.country'],
    state: settings['shop.state'],
    postcode: settings['shop.postcode'],
    city: settings['shop.city'],
  });
  return freeShippingProgress(zone?.methods ?? [], NOTHING)?.threshold ?? null;
}

/** What the shop and the product say together; a kind that does not show is missing. */
export type ActiveBoosters = { [Kind in BoosterKind]?: BoosterSettings[Kind] };

/** One query at most, and none where everything is switched off. */
export async function activeBoosters(ctx: ShopContext, productId: number): Promise<ActiveBoosters> {
  return (await loadActiveBoosters(ctx, [productId])).get(productId) ?? {};
}

// Asked by every page of a product.
const productRows = compiledQuery((db, productIds: readonly number[]) =>
  db
    .selectFrom('product_boosters')
    .select(['product_id', 'kind', 'settings'])
    .where('product_id', 'in', productIds),
);

/** The same for several products at once. */
export async function loadActiveBoosters(
  ctx: ShopContext,
  productIds: readonly number[],
): Promise<Map<number, ActiveBoosters>> {
  const kinds = BOOSTER_KINDS.filter((kind) => ctx.settings[`boosters.${kind}`].where !== 'off');
  if (kinds.length === 0 || productIds.length === 0) return new Map();
  const byProduct = await pageReads.of(ctx).each(
    'boosters',
    productIds,
    ctx.now,
    async (missing) => {
      const rows = await productRows(ctx.db, missing);
      return Map.groupBy(rows, ({ product_id }) => product_id);
    },
    (id) => [productTag(id)],
  );
  return new Map(
    productIds.map((id) => {
      const messages = new Map(
        (byProduct.get(id) ?? []).map(({ kind, settings }) => [kind, settings]),
      );
      return [id, getActive(ctx, kinds, messages)];
    }),
  );
}

function getActive(
  ctx: ShopContext,
  kinds: readonly BoosterKind[],
  overrides: ReadonlyMap<BoosterKind, string>,
): ActiveBoosters {
  const active: Partial<Record<BoosterKind, unknown>> = {};
  for (const kind of kinds) {
    const base = ctx.settings[`boosters.${kind}`];
    const text = overrides.get(kind);
    if (text === undefined) {
      if (base.where === 'all') active[kind] = base;
      continue;
    }
    const { off = false, ...changes } = readProductBooster(ctx, kind, text);
    if (!off) active[kind] = { ...base, ...changes };
  }
  // Each kind was read by its own schema, which a loop over all of them cannot say.
  return active as ActiveBoosters;
}

/** A row that no longer fits leaves the shop's own settings in force. */
function readProductBooster(
  ctx: ShopContext,
  kind: BoosterKind,
  text: string,
): { off?: boolean | undefined } {
  const parsed = boosterSettings(kind).safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  ctx.report(parsed.error, { booster: kind });
  return {};
}

/** What the page shows of them; null where there is nothing to show. */
export async function loadBoosters(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<ProductBoosters | null> {
  const active = await activeBoosters(ctx, product.id);
  const { countdown, stock, delivery, freeShipping, sale, viewers } = active;
  const sold = product.kind !== 'external' && product.stock.status !== 'outofstock';
  const sent = sold && !product.virtual;
  const boosters: ProductBoosters = {
    productId: product.id,
    messages: groupMessages(ctx.settings, 'boosters'),
  };
  if (countdown && sold && mayStillRun(ctx, countdown)) {
    const { where: _, ...rule } = countdown;
    boosters.countdown = rule;
  }
  const bar = stock && sold ? stockBar(product.stock.left, stock.upTo) : null;
  if (stock && bar) boosters.stock = { left: bar.left, upTo: stock.upTo, said: product.stock.low };
  if (delivery && sent) {
    const { where: _, ...rule } = delivery;
    boosters.delivery = rule;
  }
  const [threshold, last] = await Promise.all([
    freeShipping && sent ? freeShippingFrom(ctx) : null,
    sale && sold ? lastSale(ctx, product.id, sale) : null,
  ]);
  if (threshold !== null) {
    boosters.freeShipping = { threshold, price: product.price?.min ?? null };
  }
  if (last) boosters.sale = last;
  if (viewers) {
    const { mode, start, step, pause, direction } = viewers;
    boosters.viewers = mode === 'measured' ? { mode } : { mode, start, step, pause, direction };
  }
  return Object.keys(boosters).length > 2 ? boosters : null;
}

/** One that has ended for good and shows nothing takes no space. */
function mayStillRun(
  { settings, now }: ShopContext,
  rule: NonNullable<ActiveBoosters['countdown']>,
): boolean {
  if (rule.end !== 'hide') return true;
  const state = countdownAt(rule, settings['shop.timeZone'], now);
  return state.kind === 'running' || state.until !== null;
}
