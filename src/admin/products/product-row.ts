export const PRODUCT_TYPES = ['simple', 'variable', 'grouped', 'external', 'bundle'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export interface ProductImage {
  id: number;
  src: string;
  alt: string;
}

/** The picture with this id is the first sight of the video. */
export interface ProductVideo {
  image_id: number;
  url: string;
}

export interface ProductAttribute {
  /** 0 for an attribute of this product alone. */
  id: number;
  name: string;
  visible: boolean;
  variation: boolean;
  options: string[];
}

export interface NamedTerm {
  id: number;
  name: string;
}

/** A product as the form holds it; what is made from nothing has fewer of these. */
export interface ProductDraft {
  name: string;
  slug: string;
  sku: string;
  status: string;
  date_created: string | null;
  catalog_visibility: string;
  short_description: string;
  description: string;
  images: ProductImage[];
  categories: NamedTerm[];
  tags: NamedTerm[];
  brands: NamedTerm[];
  attributes: ProductAttribute[];
  extensions: {
    vitrine: {
      type: ProductType;
      min_quantity: number;
      max_quantity: number | null;
      quantity_step: number;
      videos?: ProductVideo[];
    };
  };
}

/** The parts of a product that the admin shows, as `wc/v3/products` answers them. */
export interface ProductRow extends ProductDraft {
  id: number;
  type: string;
  price: string;
  regular_price: string;
  permalink: string;
  manage_stock: boolean;
  stock_quantity: number | null;
  stock_status: string;
  date_modified: string;
}
