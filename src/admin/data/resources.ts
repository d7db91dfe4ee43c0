/**
 * The resources of the admin, where the API has them, and by what it sorts them: another name is
 * refused by it.
 */
export const RESOURCES = {
  orders: { path: 'wc/v3/orders', trash: true, sorts: ['date', 'id', 'title'] },
  products: {
    path: 'wc/v3/products',
    trash: true,
    sorts: [
      ...['date', 'modified', 'id', 'title', 'price', 'stock', 'sales', 'margin'],
      ...['popularity', 'relevance'],
    ],
  },
  /** Guests among them, who are named by their email address. */
  customers: {
    path: 'vitrine/v1/customers',
    sorts: ['spent', 'orders', 'last_order', 'since', 'name', 'email', 'country', 'id'],
  },
  accounts: { path: 'wc/v3/customers', sorts: ['id', 'name'] },
  bundles: { path: 'vitrine/v1/bundles', sorts: ['id'] },
  'option-forms': {
    path: 'vitrine/v1/option-forms',
    trash: true,
    sorts: ['id', 'title', 'priority'],
  },
  categories: { path: 'wc/v3/products/categories', sorts: ['id', 'name', 'relevance'] },
  campaigns: { path: 'vitrine/v1/campaigns' },
  subscribers: { path: 'vitrine/v1/newsletter-subscribers' },
  'basket-reminders': { path: 'vitrine/v1/basket-reminders' },
  returns: { path: 'vitrine/v1/returns' },
  'gift-cards': { path: 'vitrine/v1/gift-cards' },
  coupons: { path: 'wc/v3/coupons', sorts: ['date', 'id', 'title'] },
  reviews: { path: 'vitrine/v1/reviews', trash: true, sorts: ['date', 'id'] },
  'review-requests': { path: 'vitrine/v1/review-requests' },
  pages: { path: 'wp/v2/pages', trash: true, sorts: ['date', 'id', 'title', 'relevance'] },
  posts: { path: 'wp/v2/posts', trash: true, sorts: ['date', 'id', 'title', 'relevance'] },
  'post-categories': { path: 'wp/v2/categories', sorts: ['id', 'name'] },
  'post-tags': { path: 'wp/v2/tags', sorts: ['id', 'name'] },
  comments: { path: 'wp/v2/comments', trash: true, sorts: ['date', 'id'] },
  redirects: { path: 'vitrine/v1/redirects' },
  people: { path: 'vitrine/v1/people' },
  'api-keys': { path: 'vitrine/v1/api-keys' },
  jobs: { path: 'vitrine/v1/jobs' },
  webhooks: { path: 'wc/v3/webhooks', sorts: ['date', 'id', 'title'] },
  log: { path: 'vitrine/v1/log' },
  'audit-log': { path: 'vitrine/v1/audit-log' },
} as const;

/** Whether what is deleted lies in the trash first. */
export function hasTrash(resource: string): boolean {
  return isResource(resource) && 'trash' in RESOURCES[resource];
}

/** None for what the API answers in an order of its own. */
export function getSorts(resource: string): readonly string[] {
  if (!isResource(resource)) return [];
  const found = RESOURCES[resource];
  return 'sorts' in found ? found.sorts : [];
}

export type ResourceName = keyof typeof RESOURCES;

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name);
}

export function toPath(resource: string): string {
  if (!isResource(resource)) throw new Error(`No resource is called ${resource}.`);
  return RESOURCES[resource].path;
}
