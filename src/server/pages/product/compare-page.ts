import { comparedRows, MAX_COMPARED, readCompared } from '#rules/catalog/compared.ts';
import { mayReturn } from '#rules/catalog/returnable.ts';
import { loadProductNotes } from '#server/catalog/facts/product-notes.ts';
import { refusalMessage } from '#server/catalog/facts/refusal-message.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { productTag } from '#server/catalog/tags.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { COMPARE_PARAM } from '#wire/compare.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { PageDefinition } from '../page.ts';

const STOCK = {
  instock: 'product.inStock',
  outofstock: 'product.outOfStock',
  onbackorder: 'product.backorder',
} as const;

/** Up to four products side by side, by the ids of its address alone. */
export const comparePage: PageDefinition<'compare'> = {
  route: 'routes.compare',
  keep: (query) => query.size === 0,
  canonicalQuery(query) {
    const ids = readCompared(query.get(COMPARE_PARAM) ?? '');
    return new URLSearchParams(ids.length > 0 ? { [COMPARE_PARAM]: ids.join(',') } : {});
  },
  async load(ctx, { query }) {
    const { settings } = ctx;
    const t = translator(settings);
    const ids = readCompared(query.get(COMPARE_PARAM) ?? '');
    const cards = await productCards(ctx, ids);
    const compared = cards.slice(0, MAX_COMPARED);
    const records = await Promise.all(compared.map(({ id }) => findProductById(ctx, id)));
    const entries = await Promise.all(
      records.map((record) => (record ? statements(ctx, record, t) : [])),
    );
    const path = settings['routes.compare'];
    const without = (id: number) => {
      const left = compared.flatMap((card) => (card.id === id ? [] : card.id));
      return left.length > 0 ? `${path}?${COMPARE_PARAM}=${left.join(',')}` : path;
    };
    const title = t('compare.title');
    return {
      kind: 'page',
      page: 'compare',
      status: 200,
      data: {
        products: compared.map((card) => ({ card, without: without(card.id) })),
        rows: comparedRows(entries),
      },
      head: {
        title: t('head.title', { title, shop: settings['shop.name'] }),
        description: title,
        canonical: path,
        type: 'website',
        image: null,
        index: false,
        jsonLd: [],
        preload: null,
      },
      bodyClasses: ['page', 'compare'],
      tags: ['settings', MENU_TAG, ...compared.map(({ id }) => productTag(id))],
    };
  },
};

type Statement = readonly [label: string, value: string];

/** What a product says of itself, as its page does. */
async function statements(
  ctx: ShopContext,
  product: ProductRecord,
  t: Translate,
): Promise<Statement[]> {
  const notes = await loadProductNotes(ctx, [product.id]);
  const returnable = notes.get(product.id)?.returnable ?? 'yes';
  const attributes = product.attributes
    .filter(({ visible }) => visible)
    .map(({ label, terms }): Statement => [label, terms.map(({ name }) => name).join(', ')]);
  const all: Statement[] = [
    [t('compare.availability'), t(STOCK[product.stock.status])],
    ...attributes,
    [t('product.weight'), product.weight ?? ''],
    [t('product.dimensions'), product.dimensions ?? ''],
    [t('compare.returns'), mayReturn(returnable) ? '' : t(refusalMessage(returnable))],
  ];
  return all.filter(([, value]) => value !== '');
}
