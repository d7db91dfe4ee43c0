import type { Backorders } from '#rules/catalog/product.ts';
import type { ContentUnit } from '#rules/catalog/unit-price.ts';

/**
 * The shape in which the demo catalogue is written. Prices are in cents, weights in grams,
 * sizes in centimetres (length, width, height), and times in days counted from the seeding day.
 */
export interface Sale {
  price: number;
  /** Days from the seeding day; negative is in the past. Left out: no such bound. */
  startsInDays?: number;
  endsInDays?: number;
}

export interface DemoVariation {
  sku: string;
  /** Attribute name to term slug, or to the plain value of an own attribute. */
  terms: Record<string, string>;
  price: number;
  sale?: Sale;
  /** Left out: stock is not managed. */
  stock?: number;
  weight?: number;
}

export interface DemoAttribute {
  /** The name of a shared attribute, or the label of the product's own one. */
  name: string;
  /** Term slugs of a shared attribute, or the plain values of the product's own one. */
  terms: string[];
  forVariations: boolean;
  custom?: true;
}

export interface DemoProduct {
  slug: string;
  name: string;
  kind: 'simple' | 'variable' | 'grouped' | 'external' | 'bundle';
  sku: string;
  /** The first one is the main category. */
  categories: string[];
  tags: string[];
  short: string;
  long: string;
  /** Left out for variable and grouped products, and for bundles that cost what is in them. */
  price?: number;
  sale?: Sale;
  stock?: number;
  backorders?: Backorders;
  materials: string[];
  attributes?: DemoAttribute[];
  variations?: DemoVariation[];
  members?: string[];
  external?: { url: string; buttonText: string };
  weight?: number;
  size?: [number, number, number];
  quantity?: { min?: number; max?: number; step?: number };
  /** What is in one piece, by which its price is compared. */
  content?: { amount: number; unit: ContentUnit };
  soldIndividually?: boolean;
  virtual?: boolean;
  /** Makes it a download; the files are in demo/documents. */
  downloads?: {
    downloads: { id: string; name: string; file: string }[];
    /** How often each buyer may download them, and for how many days. */
    downloadLimit: number;
    downloadExpiry: number;
  };
  /** A gift card is money: what it pays for is taxed. */
  taxed?: false;
  shippingClass?: string;
  upsells?: string[];
  crossSells?: string[];
  /** How many days before the seeding day it was published. */
  ageDays: number;
  /** How often it was sold: the popularity order. */
  sold: number;
  featured?: boolean;
  customFields?: Record<string, string>;
}
