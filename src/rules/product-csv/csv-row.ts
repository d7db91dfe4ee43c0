import type {
  Backorders,
  ProductKind,
  ProductStatus,
  StockStatus,
  Visibility,
} from '../catalog/product.ts';
import type { Returnable } from '../catalog/returnable.ts';
import type { ContentUnit } from '../catalog/unit-price.ts';
import type { Money } from '../money/money.ts';
import type { ProductReference } from './cells.ts';
import type { WrittenVideo } from './video-cell.ts';

// A line of a product file, in the shop's own words.

export interface CsvDetails {
  /** Decimals of the shop's currency. */
  decimals: number;
  timeZone: string;
  weightUnit: string;
  lengthUnit: string;
}

export type RowProblemCode =
  | 'number'
  | 'price'
  | 'date'
  | 'choice'
  | 'unit'
  | 'missing'
  | 'json'
  | 'noParent'
  | 'video';

export interface RowProblem {
  /** As the file calls it. */
  column: string;
  code: RowProblemCode;
}

interface ValueTypes {
  name: string;
  slug: string;
  status: Extract<ProductStatus, 'publish' | 'draft' | 'private'>;
  featured: boolean;
  visibility: Visibility;
  shortDescription: string;
  description: string;
  saleFrom: number | null;
  saleTo: number | null;
  taxStatus: 'taxable' | 'shipping' | 'none';
  taxClass: string;
  stockStatus: StockStatus;
  manageStock: boolean;
  stockQuantity: number;
  lowStock: number | null;
  backorders: Backorders;
  soldIndividually: boolean;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  reviewsAllowed: boolean;
  purchaseNote: string;
  salePrice: Money | null;
  regularPrice: Money | null;
  downloads: CsvDownload[];
  downloadLimit: number;
  downloadExpiry: number;
  externalUrl: string;
  buttonText: string;
  menuOrder: number;
  globalUniqueId: string;
  minQuantity: number;
  maxQuantity: number | null;
  quantityStep: number;
  unitContent: number | null;
  unit: ContentUnit | '';
  unitBase: number | null;
  returnable: Returnable;
  virtual: boolean;
  downloadable: boolean;
}

/** Under the names products have them; undefined changes nothing. */
export type CsvValues = { [Name in keyof ValueTypes]?: ValueTypes[Name] | undefined };

/** A file that is sold. */
export interface CsvDownload {
  id: string;
  name: string;
  file: string;
}

export interface CsvAttribute {
  name: string;
  values: string[];
  visible: boolean;
  /** Shared by all products; else of this product alone. */
  isGlobal: boolean;
  default: string;
  /** Of a shared one: `color` of `Colour`; '' where the file does not say. */
  slug: string;
  /** Of each of its values; [] where the file does not say. */
  valueSlugs: string[];
}

export interface CsvRow {
  /** Undefined where the file has no types: what is there stays what it is. */
  kind: ProductKind | undefined;
  originalId: number | null;
  sku: string | undefined;
  values: CsvValues;
  parent: ProductReference | null;
  categories: string[][] | undefined;
  /** For each of them what its addresses are made of: ['gifts', 'gift-boxes']. */
  categorySlugs: string[][] | undefined;
  brands: string[][] | undefined;
  brandSlugs: string[][] | undefined;
  tags: string[] | undefined;
  tagSlugs: string[] | undefined;
  shippingClass: string | undefined;
  images: string[] | undefined;
  videos: WrittenVideo[] | undefined;
  members: ProductReference[] | undefined;
  upsells: ProductReference[] | undefined;
  crossSells: ProductReference[] | undefined;
  attributes: CsvAttribute[] | undefined;
  meta: { key: string; value: string }[];
  bundle: unknown;
  /** Those of which this line is the place in the file; see form-cell.ts. */
  optionForms: unknown;
}
