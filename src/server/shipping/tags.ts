/** Pages and carts that show shipping zones or methods carry it. */
export const SHIPPING_TAG = 'shipping';
