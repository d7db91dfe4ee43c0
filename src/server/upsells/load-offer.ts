import { zip } from '#rules/lists/zip.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { loadAttributes } from '#server/catalog/reading/attribute-records.ts';
import { groupMessages } from '#server/language/messages.ts';
import { loadForms } from '#server/options/forms/load-forms.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductCard } from '#wire/product.ts';
import type { UpsellChoice, UpsellConfig, UpsellItem, UpsellOffer } from '#wire/upsells.ts';
import { offeredIds } from './offered-ids.ts';

/** The product itself and what is offered with it; null where there is nothing to add. */
export async function loadUpsellOffer(
  ctx: ShopContext,
  productId: number,
): Promise<UpsellOffer | null> {
  const offered = await offeredIds(ctx, productId);
  if (!offered || offered.ids.length === 0) return null;
  const cards = await buyableCards(ctx, [productId, ...offered.ids]);
  const main = cards.filter(({ id }) => id === productId);
  const others = cards.filter(({ id }) => id !== productId).slice(0, ctx.settings['upsells.most']);
  if (others.length === 0) return null;
  const products = [...main, ...others];
  const [quantities, allChoices] = await Promise.all([
    smallestQuantities(ctx, products),
    Promise.all(products.map(({ kind, id }) => (kind === 'variable' ? loadChoices(ctx, id) : []))),
  ]);
  const items = zip(products, allChoices).map(([product, choices]): UpsellItem => {
    const { id, name, url, image, price } = product;
    return { id, name, url, image, price, quantity: quantities.get(id) ?? 1, choices };
  });
  return {
    productId,
    messages: {
      ...groupMessages(ctx.settings, 'upsells'),
      ...groupMessages(ctx.settings, 'addedPopup'),
    },
    source: offered.source,
    items,
    config: toConfig(ctx),
  };
}

function toConfig({ settings }: ShopContext): UpsellConfig {
  return {
    upsell_bar: settings['upsells.bar'],
    ajax_add_to_cart: settings['upsells.byScript'],
    popup: settings['upsells.popup'],
    ajax_url: '/wp-admin/admin-ajax.php',
    cart_url: settings['routes.cart'],
    currency_symbol: settings['currency.symbol'],
    total_cart_amount: 0,
  };
}

/** What can be bought by a tick and a choice; what asks for more has its own page for that. */
async function buyableCards(ctx: ShopContext, ids: readonly number[]): Promise<ProductCard[]> {
  const cards = (await productCards(ctx, ids)).filter(
    ({ kind, price, stock }) =>
      (kind === 'simple' || kind === 'variable') && price && stock.status !== 'outofstock',
  );
  if (cards.length === 0) return [];
  const placed = await Promise.all(
    cards.map(async ({ id }) => ({ id, categoryIds: await getCategories(ctx, id) })),
  );
  const forms = await loadForms(ctx.db, placed);
  return cards.filter(({ id }) => !forms.has(id));
}

async function smallestQuantities(
  { db }: ShopContext,
  cards: readonly ProductCard[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'min_quantity'])
    .where(
      'id',
      'in',
      cards.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, min_quantity }) => [id, min_quantity]));
}

async function loadChoices({ db }: ShopContext, productId: number): Promise<UpsellChoice[]> {
  const attributes = await loadAttributes(db, productId);
  return attributes
    .filter(({ forVariations }) => forVariations)
    .map(({ name, label, terms }) => ({
      field: attributeField(name),
      label,
      terms: terms.map(({ slug, name: label }) => ({ slug, name: label })),
    }));
}
