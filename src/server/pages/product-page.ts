import { findProduct } from '#server/catalog/find-product.ts';
import { railsOf } from '#server/catalog/linked-products.ts';
import { productTag } from '#server/catalog/tags.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { OPTIONS_TAG } from '#server/options/save-form.ts';
import { newestReviews } from '#server/reviews/newest-reviews.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { GALLERY_SIZES } from '#shop/product/gallery-sizes.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { excerptOf } from './excerpt.ts';
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';
import { noQuery, type PageAnswer, type PageDefinition } from './page.ts';
import { answerProductForm } from './product-form.ts';
import { productOptions } from './product-options.ts';
import { productTrail } from './product-trail.ts';
import { speaker } from './text.ts';

/** A choice in the address (`attribute_pa_color=sand`) is applied by the browser, not drawn here. */
export const productPage: PageDefinition<'product' | 'product-options'> = {
  route: 'routes.product',
  forms: 'shopping',
  canonicalQuery: noQuery,
  async load(ctx, { params }) {
    const product = await findProduct(ctx, params.slug ?? '');
    if (!product) return { kind: 'not-found' };
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
  const reviews = await newestReviews(ctx, product.id, settings['reviews.newestCount']);
  const options = await productOptions(ctx, product, sent);
  const image = product.gallery[0] ?? null;
  const data = { product, breadcrumbs: trail.breadcrumbs, related, upsells, reviews, ...form };
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
