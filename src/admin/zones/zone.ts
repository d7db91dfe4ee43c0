import type { LocationItem, ShippingMethodItem, ShippingZoneItem } from '#wire/wc/shipping.ts';

export type Place = Pick<LocationItem, 'code' | 'type'>;

export interface Zone extends ShippingZoneItem {
  places: readonly Place[];
  methods: readonly ShippingMethodItem[];
}

/** Takes what no other zone does; it has no places of its own. */
export const REST_ZONE = 0;
