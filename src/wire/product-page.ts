import * as z from 'zod/mini';
import type { ProductBoosters } from './boosters.ts';
import type { BundleView } from './bundles.ts';
import type { ProductOptions } from './options.ts';
import { namedLink, productCard, productRecord } from './product.ts';
import type { ReviewFormSettings } from './reviews.ts';
import type { UpsellOffer } from './upsells.ts';

export const productPage = z.object({
  product: productRecord,
  breadcrumbs: z.array(namedLink),
  related: z.array(productCard),
  upsells: z.array(productCard),
  /**
   * The review form, which is not rendered by the server alone; null where reviews cannot be
   * written.
   */
  reviews: z.object({ form: z.nullable(z.custom<ReviewFormSettings>()) }),
  /** The server's answer to a posted form; null on a plain visit. */
  notice: z.nullable(z.object({ kind: z.enum(['success', 'error']), texts: z.array(z.string()) })),
  /** Posted values by input name, so that nothing typed is lost. */
  posted: z.record(z.string(), z.string()),
});
export type ProductPage = z.infer<typeof productPage> & {
  /** What helps to decide; missing where all of it is switched off. */
  boosters?: ProductBoosters;
  /** What is bought together with it. */
  together?: UpsellOffer;
};

export interface BundleProductPage extends ProductPage {
  bundle: BundleView;
}

export interface OptionedProductPage extends ProductPage {
  options: ProductOptions;
}
