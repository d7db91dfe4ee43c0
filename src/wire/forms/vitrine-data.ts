/**
 * The parameter of an address by which the shop's own scripts ask a call for data beside the keys that
 * scripts written for WooCommerce read: the cart as data, notices, counts.
 */
export const VITRINE_DATA = 'vitrine_data';
