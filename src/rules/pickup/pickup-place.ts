import type { ShopDay } from '../boosters/shop-day.ts';

/** Where shoppers collect what they bought. */
export interface PickupPlace {
  /** Never changed, so that a choice stays one when the place is renamed. */
  id: string;
  name: string;
  address1: string;
  address2: string;
  postcode: string;
  city: string;
  state: string;
  country: string;
  phone: string;
  note: string;
  /** `9:00-12:00, 13:00-18:00` by weekday, 0 is Sunday; '' where it is closed. */
  hours: readonly string[];
  /** Days on which it is closed besides. */
  closed: readonly ShopDay[];
}
