/** The resources of the admin and where the API has them. */
export const RESOURCES = {
  orders: { path: 'wc/v3/orders', permission: 'manage-orders', trash: true },
  products: { path: 'wc/v3/products', permission: 'manage-products' },
  customers: { path: 'wc/v3/customers', permission: 'manage-customers' },
  coupons: { path: 'wc/v3/coupons', permission: 'manage-coupons' },
  reviews: { path: 'wc/v3/products/reviews', permission: 'moderate-reviews' },
} as const;

/** Whether what is deleted lies in the trash first. */
export function hasTrash(resource: string): boolean {
  return isResource(resource) && 'trash' in RESOURCES[resource];
}

export type ResourceName = keyof typeof RESOURCES;

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name);
}

export function pathOf(resource: string): string {
  if (!isResource(resource)) throw new Error(`No resource is called ${resource}.`);
  return RESOURCES[resource].path;
}
