/** Pages and carts with bundles carry it; invalidate it, and the product's own tags, after a save. */
export const BUNDLES_TAG = 'bundles';
