import * as z from 'zod/mini';
import type { Quote } from '#rules/reviews/pick-quotes.ts';
import type { ProductBoosters } from './boosters.ts';
import type { BundleView } from './bundles.ts';
import type { ProductTools } from './compare.ts';
import type { StockAlerts } from './forms/stock-alert-form.ts';
import type { ProductOptions } from './options.ts';
import type { PaymentMark } from './payments/marks.ts';
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
  reviews: z.object({
    form: z.nullable(z.custom<ReviewFormSettings>()),
    /** Where the address is that of a page of them. */
    isOpen: z.optional(z.literal(true)),
  }),
  /** The server's answer to a posted form; null on a plain visit. */
  notice: z.nullable(z.object({ kind: z.enum(['success', 'error']), texts: z.array(z.string()) })),
  /** Posted values by input name, so that nothing typed is lost. */
  posted: z.record(z.string(), z.string()),
});
/** What the shop promises about delivery, returns and payment, as text; '' where it says nothing. */
export interface Assurance {
  delivery: string;
  returns: string;
  /** Where returns are explained, or ''. */
  returnsUrl: string;
  payment: string;
  marks: PaymentMark[];
}

export interface ProductQuotes {
  items: Quote[];
  /** Percent of the reviews with four stars or five. */
  happy: number;
}

export type ProductPage = z.infer<typeof productPage> & {
  /** Missing where there is nothing to promise. */
  assurance?: Assurance;
  /** Missing where there are no reviews to quote. */
  quotes?: ProductQuotes;
  /** What helps to decide; missing where all of it is switched off. */
  boosters?: ProductBoosters;
  /** The form that asks for an email; missing where all of it can be bought. */
  alerts?: StockAlerts;
  tools: ProductTools;
  /** What is bought together with it. */
  together?: UpsellOffer;
};

export interface BundleProductPage extends ProductPage {
  bundle: BundleView;
}

/** The form of a product alone, in which a manager chooses a line of an order. */
export interface LineChoicePage extends Pick<ProductPage, 'product'> {
  /** Null without an option form. */
  options: ProductOptions | null;
}

export interface OptionedProductPage extends ProductPage {
  options: ProductOptions;
}
