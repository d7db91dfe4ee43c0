import { contextOnly } from '#wire/wp/site.ts';
import type { SentValues } from '../call.ts';
import { open } from '../rest/open-endpoint.ts';
import type { Item } from '../rest/resource.ts';
import type { RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';

// What the shop is made of, as `wp/v2` lists it: kinds of content, the taxonomies of posts and
// products, and the states a page can be in. Nothing of it can be changed.

interface Kind {
  [name: string]: unknown;
  slug: string;
  name: string;
  /** The path of its items. */
  rest_base: string;
  rest_namespace: string;
}

const TYPES: readonly Kind[] = [
  ['post', 'Posts', 'posts', 'wp/v2', ['category', 'post_tag'], 'dashicons-admin-post', true],
  ['page', 'Pages', 'pages', 'wp/v2', [], 'dashicons-admin-page', false],
  ['attachment', 'Media', 'media', 'wp/v2', [], 'dashicons-admin-media', false],
  [
    'product',
    'Products',
    'products',
    'wc/v3',
    ['product_brand', 'product_cat', 'product_tag'],
    'dashicons-archive',
    'shop',
  ],
].map((row) => getType(row));

function getType([
  slug,
  name,
  base,
  namespace,
  taxonomies,
  icon,
  archive,
]: readonly unknown[]): Kind {
  return {
    description: '',
    hierarchical: false,
    has_archive: archive,
    name: String(name),
    slug: String(slug),
    icon,
    taxonomies,
    rest_base: String(base),
    rest_namespace: String(namespace),
    template: [],
    template_lock: false,
  };
}

const OF_POSTS = { types: ['post'], rest_namespace: 'wp/v2' };
const OF_PRODUCTS = { types: ['product'], rest_namespace: 'wc/v3' };

const TAXONOMIES: readonly Kind[] = [
  { ...OF_POSTS, slug: 'category', name: 'Categories', rest_base: 'categories', isTree: false },
  { ...OF_POSTS, slug: 'post_tag', name: 'Tags', rest_base: 'tags', isTree: false },
  {
    ...OF_PRODUCTS,
    slug: 'product_cat',
    name: 'Product categories',
    rest_base: 'products/categories',
    isTree: true,
  },
  {
    ...OF_PRODUCTS,
    slug: 'product_tag',
    name: 'Product tags',
    rest_base: 'products/tags',
    isTree: false,
  },
  {
    ...OF_PRODUCTS,
    slug: 'product_brand',
    name: 'Brands',
    rest_base: 'products/brands',
    isTree: true,
  },
].map(({ slug, name, types, rest_base, rest_namespace, isTree }) => ({
  name,
  slug,
  description: '',
  types,
  hierarchical: isTree,
  rest_base,
  rest_namespace,
}));

interface State {
  slug: string;
  name: string;
  isPublic: boolean;
}

const STATES: readonly State[] = [
  { slug: 'publish', name: 'Published', isPublic: true },
  { slug: 'future', name: 'Scheduled', isPublic: false },
  { slug: 'draft', name: 'Draft', isPublic: false },
  { slug: 'pending', name: 'Pending', isPublic: false },
  { slug: 'private', name: 'Private', isPublic: false },
  { slug: 'trash', name: 'Trash', isPublic: false },
];

function stateItem({ slug, name, isPublic }: State): Item {
  return {
    name,
    private: slug === 'private',
    protected: !isPublic && slug !== 'private',
    public: isPublic,
    queryable: isPublic,
    show_in_list: slug !== 'trash',
    slug,
    date_floating: slug === 'draft' || slug === 'pending',
  };
}

interface Listed {
  path: string;
  /** The name of the path's last part. */
  part: string;
  missing: RestError;
  items(trusted: boolean): readonly Item[];
}

function linked(item: Item, base: string, path: string): Item {
  const { slug, rest_base: items, rest_namespace: namespace } = item;
  return {
    ...item,
    _links: {
      self: [{ href: `${base}/wp/v2${path}/${slug}` }],
      collection: [{ href: `${base}/wp/v2${path}` }],
      ...(items !== undefined && { 'wp:items': [{ href: `${base}/${namespace}/${items}` }] }),
    },
  };
}

const nameIn = (values: SentValues, part: string) => String(values[part] ?? '');

function getRoutes({ path, part, missing, items }: Listed): RestRoute[] {
  const list = open({
    permission: 'edit-content',
    params: contextOnly,
    async handle(_, { origin, trusted }) {
      const base = `${origin}/wp-json`;
      const all = items(trusted).map((item) => [item.slug, linked(item, base, path)]);
      return found(Object.fromEntries(all));
    },
  });
  const read = open({
    permission: 'edit-content',
    params: contextOnly,
    async handle(_, { origin, trusted, sent }) {
      const item = items(trusted).find(({ slug }) => slug === nameIn(sent, part));
      return item ? found(linked(item, `${origin}/wp-json`, path)) : refused(missing);
    },
  });
  return [
    { namespace: 'wp/v2', path, methods: { GET: list } },
    { namespace: 'wp/v2', path: `${path}/:${part}<[\\w-]+>`, methods: { GET: read } },
  ];
}

export const siteKindRoutes: RestRoute[] = [
  ...getRoutes({
    path: '/types',
    part: 'type',
    missing: { code: 'rest_type_invalid', message: 'Invalid post type.', status: 404 },
    items: () => TYPES,
  }),
  ...getRoutes({
    path: '/taxonomies',
    part: 'taxonomy',
    missing: { code: 'rest_taxonomy_invalid', message: 'Invalid taxonomy.', status: 404 },
    items: () => TAXONOMIES,
  }),
  ...getRoutes({
    path: '/statuses',
    part: 'status',
    missing: { code: 'rest_status_invalid', message: 'Invalid status.', status: 404 },
    items: (trusted) =>
      STATES.filter(({ isPublic }) => trusted || isPublic).map((state) => stateItem(state)),
  }),
];
