/** The destination as far as tax and shipping need it. Country and state are codes. */
export interface Location {
  country: string;
  state: string;
  postcode: string;
  city: string;
}

/** A rate of the tax table. Empty country, state, postcodes or cities match all. */
export interface TaxRate {
  id: number;
  country: string;
  state: string;
  /** Exact ones, wildcards (`94*`) or ranges (`94000...94999`). */
  postcodes: readonly string[];
  cities: readonly string[];
  /** Percent in ten-thousandths: 8.875 % is 88750. */
  rate: number;
  name: string;
  /** Of the rates of one priority only the most specific applies; priorities add up. */
  priority: number;
  /** Applies to the amount including the taxes of lower priorities. */
  compound: boolean;
  onShipping: boolean;
  taxClass: string;
  position: number;
}
