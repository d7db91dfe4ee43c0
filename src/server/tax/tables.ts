import type { Generated } from 'kysely';

export interface TaxTables {
  tax_rates: {
    id: Generated<number>;
    country: string;
    state: string;
    /** JSON lists of texts. */
    postcodes: string;
    cities: string;
    /** Percent in ten-thousandths. */
    rate: number;
    name: string;
    priority: number;
    compound: number;
    on_shipping: number;
    tax_class: string;
    position: number;
  };
  /** The classes besides the standard one; rates and products store the slug. */
  tax_classes: { slug: string; name: string };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends TaxTables {}
}
