/** Of this shop, as orders and the system status say it. */
export const VITRINE_VERSION = '1.0.0';

/**
 * The version of WooCommerce whose answers were recorded and are followed. Its clients compare it
 * with the oldest one they can talk to, so it must not be the version of this shop.
 */
export const WOOCOMMERCE_VERSION = '11.0.1';
