import type { OptionForm } from '#rules/options/option-form.ts';
import { loadBoosters } from '#server/boosters/load-boosters.ts';
import { BUNDLES_TAG } from '#server/bundles/tags.ts';
import { getGroup } from '#server/cart/bundles/bundle-group.ts';
import { editedLine } from '#server/cart/changing/add-line.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { catalogCache } from '#server/catalog/catalog-cache.ts';
import {
  findDisplayedProduct,
  findPreviewed,
  findProduct,
  findProductById,
} from '#server/catalog/product/find-product.ts';
import { loadRails } from '#server/catalog/product/linked-products.ts';
import { searchDetails } from '#server/catalog/product/search-details.ts';
import { productTag, TERMS_TAG } from '#server/catalog/tags.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { OPTIONS_TAG } from '#server/options/forms/save-form.ts';
import { PREVIEW_PARAM } from '#server/platform/sessions/preview-link.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { reviewsTag } from '#server/reviews/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import { offeredAlerts } from '#server/stock-alerts/offered-alerts.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { REVIEWS_FRAGMENT } from '#shop/pages/product/tabs/product-tabs.tsx';
import { GALLERY_SIZES } from '#shop/product/gallery-sizes.ts';
import { EDIT_PARAM } from '#wire/cart.ts';
import { productQuery } from '#wire/forms/page-queries.ts';
import { NOTHING_SENT, productPost, type SentProduct } from '#wire/forms/product-page-form.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { takesPreviews } from '../content/requested-document.ts';
import { getExcerpt } from '../document/excerpt.ts';
import { breadcrumbJsonLd, productJsonLd } from '../document/json-ld.ts';
import { formPost } from '../form-post.ts';
import type { OptionsPreview } from '../fragment-renderer.ts';
import type { PageDefinition, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { productAssurance } from './product-assurance.ts';
import { productBundle, sentGroup } from './product-bundle.ts';
import { handleProductForm } from './product-form.ts';
import { productOptions } from './product-options.ts';
import { productReviews, reviewsQuery } from './product-reviews.ts';
import { productTrail } from './product-trail.ts';
import { socialOffer } from './social-offer.ts';
import { handleUpsellForm } from './upsell-form.ts';

type ProductPageName = 'product' | 'product-options' | 'product-bundle';

/** A choice in the URL (`attribute_pa_color=sand`) is applied by the browser, not rendered here. */
export const productPage: PageDefinition<ProductPageName> = {
  route: 'routes.product',
  forms: 'shopping',
  files: true,
  mayBringFiles: (texts, visitor) => visitor.fromOurPage(texts.get('_wpnonce')),
  canonicalQuery: takesPreviews(canonicalQuery).canonicalQuery,
  keep: (query) => !query.has(EDIT_PARAM) && !query.has(PREVIEW_PARAM),
  async load(ctx, { params, query, visitor }) {
    const token = query.get(PREVIEW_PARAM);
    if (token !== null) return draftResponse(ctx, params.slug ?? '', token, visitor);
    const product = await findDisplayedProduct(ctx, params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    const key = query.get(EDIT_PARAM);
    if (key !== null) return editResponse(ctx, product, key, visitor);
    return productResponse(ctx, product, { notice: null, posted: {} }, NOTHING_SENT, query);
  },
  post: formPost(productPost, async (ctx, { params, visitor, filesRefused }, post, files) => {
    const product = await findProduct(ctx, params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    if (filesRefused && post.kind !== 'upsell') {
      const texts = [translator(ctx.settings)('product.problem.pageTooOld')];
      const view = { notice: { kind: 'error' as const, texts }, posted: post.form.posted };
      return productResponse(ctx, product, view, post.form);
    }
    const response =
      post.kind === 'upsell'
        ? await handleUpsellForm(ctx, product, post.selection, visitor)
        : await handleProductForm(ctx, product, post.form, files, visitor);
    if (response.added) return { kind: 'redirect', status: 303, to: response.to };
    return productResponse(ctx, product, response.view, response.sent);
  }),
};

const editQuery = queryBy(productQuery);

/** The line to edit, by 32 hex digits, or which reviews to show; all else leaves the page as it is. */
function canonicalQuery(query: URLSearchParams, settings: Settings): URLSearchParams {
  const edited = editQuery(query);
  return edited.size > 0 ? edited : reviewsQuery(query, settings);
}

/** By a preview link; one that has ended shows what everybody sees. */
async function draftResponse(
  ctx: ShopContext,
  slug: string,
  token: string,
  { sign }: Visitor,
): Promise<PageResult<ProductPageName>> {
  const draft = await findPreviewed(ctx, slug, { token, sign });
  const product = draft ?? (await findProduct(ctx, slug));
  if (!product) return { kind: 'not-found' };
  const result = await productResponse(ctx, product, { notice: null, posted: {} }, NOTHING_SENT);
  return result.kind === 'page' && draft
    ? { ...result, head: { ...result.head, index: false } }
    : result;
}

/** The page with what a line of the visitor's own cart holds; any other key opens the plain page. */
async function editResponse(
  ctx: ShopContext,
  product: ProductRecord,
  key: string,
  visitor: Visitor,
): Promise<PageResult<ProductPageName>> {
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  const bundle = getGroup(state.lines, key);
  if (bundle[0]?.productId === product.id) {
    return productResponse(ctx, product, { notice: null, posted: {} }, sentGroup(bundle));
  }
  const line = editedLine(state, key, product.id);
  if (!line) return { kind: 'redirect', status: 302, to: product.url };
  const posted = { ...line.attributes, quantity: String(line.quantity) };
  const sent = { fields: line.choices, replaces: key, bundle: null };
  return productResponse(ctx, product, { notice: null, posted }, sent);
}

/** The page of a product with a form that need not be saved, as the builder of forms shows it. */
export async function previewResponse(
  ctx: ShopContext,
  { productId, form, fields, quantity }: OptionsPreview,
): Promise<PageResult<ProductPageName>> {
  const product = await findProductById(ctx, productId);
  if (!product) return { kind: 'not-found' };
  const view = { notice: null, posted: { quantity: String(quantity) } };
  const sent = { ...NOTHING_SENT, fields };
  const result = await productResponse(ctx, product, view, sent, new URLSearchParams(), form);
  return result.kind === 'page' && result.page === 'product-options'
    ? result
    : { kind: 'not-found' };
}

async function productResponse(
  ctx: ShopContext,
  record: ProductRecord,
  form: Pick<ProductPage, 'notice' | 'posted'>,
  sent: SentProduct,
  query = new URLSearchParams(),
  /** Instead of the product's own forms. */
  preview: OptionForm | null = null,
): Promise<PageResult<ProductPageName>> {
  const { settings } = ctx;
  const bundle = await productBundle(ctx, record, sent);
  // A bundle that is switched off has a page, and nothing to buy on it.
  const product = record.kind === 'bundle' ? { ...record, price: bundle?.price ?? null } : record;
  const [
    trail,
    { related, upsells },
    reviews,
    options,
    boosters,
    together,
    assurance,
    summary,
    search,
  ] = await Promise.all([
    productTrail(ctx, product),
    loadRails(ctx, product.id, settings['catalog.relatedCount']),
    productReviews(ctx, product, query),
    productOptions(ctx, product, sent, preview),
    loadBoosters(ctx, product),
    loadUpsellOffer(ctx, product.id),
    productAssurance(ctx, product),
    loadSummary(ctx, product),
    searchDetails(ctx, product.id),
  ]);
  const image = product.gallery[0] ?? null;
  const alerts = offeredAlerts(settings, product);
  const compare = settings['catalog.compare'] ? settings['routes.compare'] : '';
  const { id, name, url } = product;
  const data = {
    product,
    breadcrumbs: trail.breadcrumbs,
    related,
    upsells,
    reviews: reviews.data,
    tools: { id, name, url, compare },
    ...form,
    // Boosters may tell the days themselves.
    ...(assurance.lines && {
      assurance: { ...assurance.lines, ...(boosters?.delivery && { delivery: '' }) },
    }),
    ...(reviews.quotes && { quotes: reviews.quotes }),
    ...(boosters && { boosters }),
    ...(together && { together }),
    ...(alerts && { alerts }),
  };
  const displayedProducts = [
    product,
    ...product.members,
    ...related,
    ...upsells,
    ...(together?.items ?? []),
  ];
  return {
    kind: 'page',
    page: bundle ? 'product-bundle' : options ? 'product-options' : 'product',
    status: 200,
    data: bundle ? { ...data, bundle: bundle.view } : options ? { ...data, options } : data,
    fragments: { [REVIEWS_FRAGMENT]: reviews.html },
    head: {
      title:
        search.title ||
        translator(settings)('head.title', { title: product.name, shop: settings['shop.name'] }),
      description: search.description || summary,
      canonical: product.url,
      type: 'product',
      image,
      offer: socialOffer(product, settings),
      index: true,
      jsonLd: [
        productJsonLd(product, settings, {
          newest: reviews.newest,
          details: search,
          terms: assurance.terms,
        }),
        breadcrumbJsonLd(trail.breadcrumbs),
      ],
      preload: image && { image, sizes: GALLERY_SIZES },
    },
    bodyClasses: [
      'single',
      'single-product',
      'woocommerce',
      'woocommerce-page',
      `postid-${product.id}`,
    ],
    freshUntil: assurance.freshUntil,
    tags: [
      'settings',
      SHIPPING_TAG,
      MENU_TAG,
      OPTIONS_TAG,
      BUNDLES_TAG,
      TERMS_TAG,
      ...(bundle?.partIds ?? []).map(productTag),
      ...trail.tags,
      reviewsTag(product.id),
      ...new Set(displayedProducts.map(({ id }) => productTag(id))),
    ],
  };
}

/** The description for search engines: the product's text, truncated. */
function loadSummary(ctx: ShopContext, product: ProductRecord): Promise<string> {
  const story = product.shortDescription || product.description;
  const make = async () => getExcerpt(story);
  // By the story itself: this product may have been read before a write that purged the cache.
  return catalogCache.of(ctx).cached(`summary ${story}`, make);
}
