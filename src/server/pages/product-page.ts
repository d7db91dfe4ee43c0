import { loadBoosters } from '#server/boosters/load-boosters.ts';
import { editedLine } from '#server/cart/add-line.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { findProduct } from '#server/catalog/find-product.ts';
import { railsOf } from '#server/catalog/linked-products.ts';
import { productTag } from '#server/catalog/tags.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { OPTIONS_TAG } from '#server/options/save-form.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { newestReviews } from '#server/reviews/newest-reviews.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { GALLERY_SIZES } from '#shop/product/gallery-sizes.ts';
import { EDIT_PARAM, EDITED_LINE_FIELD } from '#wire/cart.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { excerptOf } from './excerpt.ts';
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';
import type { PageAnswer, PageDefinition } from './page.ts';
import { answerProductForm } from './product-form.ts';
import { productOptions } from './product-options.ts';
import { productTrail } from './product-trail.ts';
import { speaker } from './text.ts';

/** A choice in the address (`attribute_pa_color=sand`) is applied by the browser, not drawn here. */
export const productPage: PageDefinition<'product' | 'product-options'> = {
  route: 'routes.product',
  forms: 'shopping',
  canonicalQuery: editQuery,
  keep: (query) => !query.has(EDIT_PARAM),
  async load(ctx, { params, query, visitor }) {
    const product = await findProduct(ctx, params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    const key = query.get(EDIT_PARAM);
    if (key !== null) return editAnswer(ctx, product, key, visitor);
    return productAnswer(ctx, product, { notice: null, posted: {} }, {});
  },
  async post(ctx, { params, visitor }, form) {
    const product = await findProduct(ctx, params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    const answer = await answerProductForm(ctx, product, form, visitor);
    if (answer.added) return { kind: 'redirect', status: 303, to: answer.to };
    return productAnswer(ctx, product, answer.said, answer.sent);
  },
};

/** The key of a line is 32 hex digits; everything else in an address leaves the page as it is. */
function editQuery(query: URLSearchParams): URLSearchParams {
  const key = query.get(EDIT_PARAM) ?? '';
  return new URLSearchParams(/^[0-9a-f]{32}$/.test(key) ? { [EDIT_PARAM]: key } : {});
}

/** The page with what a line of the visitor's own cart holds; any other key opens the plain page. */
async function editAnswer(
  ctx: ShopContext,
  product: ProductRecord,
  key: string,
  visitor: Visitor,
): Promise<PageAnswer<'product' | 'product-options'>> {
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  const line = editedLine(state, key, product.id);
  if (!line) return { kind: 'redirect', status: 302, to: product.url };
  const posted = { ...line.attributes, quantity: String(line.quantity) };
  const sent = { ...line.choices, [EDITED_LINE_FIELD]: key };
  return productAnswer(ctx, product, { notice: null, posted }, sent);
}

async function productAnswer(
  ctx: ShopContext,
  product: ProductRecord,
  form: Pick<ProductPage, 'notice' | 'posted'>,
  /** Everything a form has sent, of which options take their fields. */
  sent: Readonly<Record<string, unknown>>,
): Promise<PageAnswer<'product' | 'product-options'>> {
  const { settings } = ctx;
  const trail = await productTrail(ctx, product);
  const { related, upsells } = await railsOf(ctx, product.id, settings['catalog.relatedCount']);
  const reviews = await newestReviews(ctx, product.id, settings['reviews.perPage']);
  const options = await productOptions(ctx, product, sent);
  const boosters = await loadBoosters(ctx, product);
  const image = product.gallery[0] ?? null;
  const data = {
    product,
    breadcrumbs: trail.breadcrumbs,
    related,
    upsells,
    reviews,
    ...form,
    ...(boosters && { boosters }),
  };
  const shown = [product, ...product.members, ...related, ...upsells];
  return {
    kind: 'page',
    page: options ? 'product-options' : 'product',
    status: 200,
    data: options ? { ...data, options } : data,
    head: {
      title: speaker(settings)('head.title', {
        title: product.name,
        shop: settings['shop.name'],
      }),
      description: await summaryOf(ctx, product),
      canonical: product.url,
      type: 'product',
      image,
      index: true,
      jsonLd: [productJsonLd(product, settings), breadcrumbJsonLd(trail.breadcrumbs)],
      preload: image && { image, sizes: GALLERY_SIZES },
    },
    bodyClasses: [
      'single',
      'single-product',
      'woocommerce',
      'woocommerce-page',
      `postid-${product.id}`,
    ],
    tags: [
      'settings',
      MENU_TAG,
      OPTIONS_TAG,
      ...trail.tags,
      ...new Set(shown.map(({ id }) => productTag(id))),
    ],
  };
}

/** What a search engine shows: the words of its story, cut short. */
function summaryOf({ memory }: ShopContext, product: ProductRecord): Promise<string> {
  const story = product.shortDescription || product.description;
  const make = async () => excerptOf(story);
  // By the story itself: this product may have been read before a write that cleared the memory.
  return memory ? memory.remember(`summary ${story}`, make) : make();
}
