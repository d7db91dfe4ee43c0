import type { RaRecord } from 'react-admin';

/** The parts of a product that the admin shows, as `wc/v3/products` answers them. */
export interface ProductRow extends RaRecord<number> {
  name: string;
  sku: string;
  status: string;
  type: string;
  price: string;
  regular_price: string;
  manage_stock: boolean;
  stock_quantity: number | null;
  stock_status: string;
  images: { id: number; src: string; alt: string }[];
  categories: { name: string }[];
}
