/** The resources of the admin and where the API has them. */
export const RESOURCES = {
  orders: { path: 'wc/v3/orders', trash: true },
  products: { path: 'wc/v3/products', trash: true },
  /** Guests among them, who are named by their email address. */
  customers: { path: 'vitrine/v1/customers' },
  accounts: { path: 'wc/v3/customers' },
  bundles: { path: 'vitrine/v1/bundles' },
  'option-forms': { path: 'vitrine/v1/option-forms', trash: true },
  categories: { path: 'wc/v3/products/categories' },
  subscribers: { path: 'vitrine/v1/newsletter-subscribers' },
  'basket-reminders': { path: 'vitrine/v1/basket-reminders' },
  'gift-cards': { path: 'vitrine/v1/gift-cards' },
  coupons: { path: 'wc/v3/coupons' },
  reviews: { path: 'vitrine/v1/reviews', trash: true },
  'review-requests': { path: 'vitrine/v1/review-requests' },
  pages: { path: 'wp/v2/pages', trash: true },
  posts: { path: 'wp/v2/posts', trash: true },
  'post-categories': { path: 'wp/v2/categories' },
  'post-tags': { path: 'wp/v2/tags' },
  comments: { path: 'wp/v2/comments', trash: true },
  redirects: { path: 'vitrine/v1/redirects' },
  people: { path: 'vitrine/v1/people' },
  'api-keys': { path: 'vitrine/v1/api-keys' },
  jobs: { path: 'vitrine/v1/jobs' },
  webhooks: { path: 'wc/v3/webhooks' },
  log: { path: 'vitrine/v1/log' },
  'audit-log': { path: 'vitrine/v1/audit-log' },
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
