import type { Selectable } from 'kysely';
import type { MediaRow } from '#server/media/tables.ts';
import type { CatalogTables, ProductRow, TermRow } from '../tables.ts';

// What is stored about a product beside its row, by the names under which `readProducts` reads it.

export interface NamedTerm {
  id: number;
  name: string;
  slug: string;
}

export interface CategoryPart extends NamedTerm {
  /** Ids from the root down to this one: `/3/17/`. */
  path: string;
  /** 0 for the main category. */
  position: number;
}

/** A value of a custom attribute has no id, its name for a slug and no swatch. */
export type TermPart = Pick<
  TermRow,
  'id' | 'name' | 'slug' | 'swatch_kind' | 'colours' | 'image_id'
>;

export interface AttributePart {
  /** Null for an attribute of this product alone. */
  id: number | null;
  /** `pa_color`, or the plain name of a custom attribute. */
  name: string;
  label: string;
  forVariations: boolean;
  visible: boolean;
  terms: TermPart[];
}

/** By stored name, such as `pa_color`; '' means any. */
export type VariationValues = ReadonlyMap<string, string>;

export interface VariationPart {
  row: ProductRow;
  values: VariationValues;
}

export interface VariationKey {
  id: number;
  status: ProductRow['status'];
  values: VariationValues;
}

export type ExtrasRow = Selectable<CatalogTables['product_extras']>;

export interface MetaRow {
  id: number;
  product_id: number;
  key: string;
  value: string;
}

export interface LinkPart {
  kind: CatalogTables['product_links']['kind'];
  target_id: number;
  /** Of the product that is linked to. */
  status: ProductRow['status'];
}

export interface GalleryPart {
  media_id: number;
  position: number;
  video: string;
  /** Words of the product; '' for those of the library. */
  alt: string;
  caption: string;
}

/** With what the product says of it. */
export type ProductImagePart = MediaRow & {
  video: string;
  product_alt: string;
  product_caption: string;
};

/** Lists are in the manager's order. */
export interface ProductParts {
  mainImageId: number | null;
  /** The gallery by ids, for callers that fetch its images together with others. */
  gallery: GalleryPart[];
  images: ProductImagePart[];
  categories: CategoryPart[];
  tags: NamedTerm[];
  brands: NamedTerm[];
  attributes: AttributePart[];
  links: LinkPart[];
  /** Of every status, as are the two below. */
  variationIds: number[];
  /** Variations by their values alone. */
  variationKeys: VariationKey[];
  variations: VariationPart[];
  /** The values of a variation itself. */
  values: VariationValues;
  extras: ExtrasRow | undefined;
  meta: MetaRow[];
  reviewsClosed: boolean;
}

export type PartName = keyof ProductParts;
export type ProductWith<Name extends PartName> = { row: ProductRow } & Pick<ProductParts, Name>;
