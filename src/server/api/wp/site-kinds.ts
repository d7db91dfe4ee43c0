import * as z from 'zod/mini';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import {
  type ContentType,
  contentTypeResponse,
  contextOnly,
  type Status,
  statusResponse,
  type Taxonomy,
  taxonomyResponse,
} from '#wire/wp/site.ts';
import type { SentValues } from '../call.ts';
import { open } from '../rest/open-endpoint.ts';
import type { RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';

// What the shop is made of, as `wp/v2` lists it: kinds of content, the taxonomies of posts and
// products, and the states a page can be in. Nothing of it can be changed.

const CONTENT = {
  description: '',
  hierarchical: false,
  template: [],
  template_lock: false,
} as const;

const TYPES: readonly ContentType[] = [
  {
    ...CONTENT,
    slug: 'post',
    name: 'Posts',
    rest_base: 'posts',
    rest_namespace: 'wp/v2',
    taxonomies: ['category', 'post_tag'],
    icon: 'dashicons-admin-post',
    has_archive: true,
  },
  {
    ...CONTENT,
    slug: 'page',
    name: 'Pages',
    rest_base: 'pages',
    rest_namespace: 'wp/v2',
    taxonomies: [],
    icon: 'dashicons-admin-page',
    has_archive: false,
  },
  {
    ...CONTENT,
    slug: 'attachment',
    name: 'Media',
    rest_base: 'media',
    rest_namespace: 'wp/v2',
    taxonomies: [],
    icon: 'dashicons-admin-media',
    has_archive: false,
  },
  {
    ...CONTENT,
    slug: 'product',
    name: 'Products',
    rest_base: 'products',
    rest_namespace: 'wc/v3',
    taxonomies: ['product_brand', 'product_cat', 'product_tag'],
    icon: 'dashicons-archive',
    has_archive: 'shop',
  },
];

const OF_POSTS = { types: ['post'], rest_namespace: 'wp/v2' };
const OF_PRODUCTS = { types: ['product'], rest_namespace: 'wc/v3' };

const TAXONOMIES: readonly Taxonomy[] = [
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

function stateItem({ slug, name, isPublic }: State): Status {
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

type Kind = ContentType | Taxonomy | Status;
const kindResponse = z.union([
  linked(contentTypeResponse),
  linked(taxonomyResponse),
  linked(statusResponse),
]);

interface Listed {
  path: string;
  /** The name of the path's last part. */
  part: string;
  missing: RestError;
  items(trusted: boolean): readonly Kind[];
}

function withLinks(item: Kind, base: string, path: string): Kind & Linked {
  return {
    ...item,
    _links: {
      self: [{ href: `${base}/wp/v2${path}/${item.slug}` }],
      collection: [{ href: `${base}/wp/v2${path}` }],
      ...('rest_base' in item && {
        'wp:items': [{ href: `${base}/${item.rest_namespace}/${item.rest_base}` }],
      }),
    },
  };
}

const nameIn = (values: SentValues, part: string) => String(values[part] ?? '');

function getRoutes({ path, part, missing, items }: Listed): RestRoute[] {
  const list = open({
    permission: 'edit-content',
    params: contextOnly,
    answer: { schema: z.record(z.string(), kindResponse) },
    async handle(_, { origin, trusted }) {
      const base = `${origin}/wp-json`;
      const all = items(trusted).map((item) => [item.slug, withLinks(item, base, path)] as const);
      return found(Object.fromEntries(all));
    },
  });
  const read = open({
    permission: 'edit-content',
    params: contextOnly,
    answer: { schema: kindResponse },
    async handle(_, { origin, trusted, sent }) {
      const item = items(trusted).find(({ slug }) => slug === nameIn(sent, part));
      return item ? found(withLinks(item, `${origin}/wp-json`, path)) : refused(missing);
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
