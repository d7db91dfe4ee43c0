import { findProductById } from '#server/catalog/product/find-product.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { NOTHING_SENT } from '#wire/forms/product-page-form.ts';
import type { ProductOptions } from '#wire/options.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { PageResult } from '../page.ts';
import { productOptions } from './product-options.ts';

export interface LineChoice {
  product: ProductRecord;
  options: ProductOptions | null;
  /** False where the product can be taken as it is. */
  needed: boolean;
}

/** What is to be chosen of a product; null for one that is no line of an order by itself. */
export async function findLineChoice(
  ctx: ShopContext,
  productId: number,
): Promise<LineChoice | null> {
  const product = await findProductById(ctx, productId);
  if (!product || (product.kind !== 'simple' && product.kind !== 'variable')) return null;
  const options = await productOptions(ctx, product, NOTHING_SENT);
  return { product, options, needed: options !== null || product.kind === 'variable' };
}

/** The form alone, for a frame in which a manager chooses. */
export function lineChoiceResponse(
  { settings }: ShopContext,
  { product, options }: LineChoice,
): PageResult<'line-choice'> {
  return {
    kind: 'page',
    page: 'line-choice',
    status: 200,
    data: { product, options },
    head: {
      title: translator(settings)('head.title', {
        title: product.name,
        shop: settings['shop.name'],
      }),
      description: '',
      canonical: product.url,
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['single-product', 'line-choice-page'],
    tags: [],
  };
}
