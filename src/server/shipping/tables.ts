import type { Generated } from 'kysely';
import type { ShippingMethod } from '#rules/shipping/shipping.ts';

export interface ShippingTables {
  shipping_zones: {
    /** 0 is the rest of the world, which takes whatever no other zone does. */
    id: Generated<number>;
    name: string;
    position: number;
    /** JSON lists of texts. */
    countries: string;
    states: string;
    postcodes: string;
  };
  shipping_methods: {
    instance_id: Generated<number>;
    zone_id: number;
    kind: Exclude<ShippingMethod['kind'], 'table_rate'>;
    title: string;
    enabled: number;
    position: number;
    taxable: number;
    /** JSON of what the kind asks for besides. */
    options: string;
    /** JSON of a table of costs; the row is a flat rate that is not offered to the release before. */
    rate_table: string | null;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ShippingTables {}
}
