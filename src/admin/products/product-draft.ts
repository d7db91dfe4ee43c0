import { PRODUCT_KINDS } from '#rules/catalog/product.ts';
import type { Product } from '#wire/wc/product.ts';

// The parts of a product as its form has them: of what is chosen in the form only these are known.

/** A variation is made in the form of its product. */
export const PRODUCT_TYPES = PRODUCT_KINDS.filter((kind) => kind !== 'variation');
export type ProductType = (typeof PRODUCT_TYPES)[number];

export type DraftImage = Pick<Product['images'][number], 'id' | 'src' | 'alt'>;
export type DownloadFile = Product['downloads'][number];
/** The image with this id is the poster of the video. */
export type DraftVideo = Product['extensions']['vitrine']['videos'][number];
/** What the product says of the image with this id. */
export type DraftImageText = Product['extensions']['vitrine']['image_texts'][number];
/** Its id is 0 for an attribute of this product alone. */
export type DraftAttribute = Pick<
  Product['attributes'][number],
  'id' | 'name' | 'visible' | 'variation'
> & { options: string[] };
export type DraftTerm = Pick<Product['categories'][number], 'id' | 'name'>;
