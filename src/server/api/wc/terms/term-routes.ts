import * as z from 'zod/mini';
import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import { CATALOG_TAG, categoryTags, TERM_TAGS } from '#server/catalog/tags.ts';
import { loadManagedAttributes } from '#server/catalog/terms/attributes.ts';
import type { Taxonomy } from '#server/catalog/terms/managed-term.ts';
import { shippingClasses } from '#server/catalog/terms/shipping-classes.ts';
import { brands, categories, getTerms, tags } from '#server/catalog/terms/taxonomies.ts';
import { renameShippingClass } from '#server/shipping/rename-shipping-class.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import { termInput } from '#wire/wc/terms.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { numericId } from '../../rest/resource.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { attributeRoutes } from './attributes.ts';
import { termResource } from './term-resource.ts';

/** Which address a new class would get. */
const slugSuggestion: RestRoute = {
  namespace: 'wc/v3',
  path: '/products/shipping_classes/slug-suggestion',
  methods: {
    GET: managed({
      namespace: 'wc/v3',
      action: 'list',
      permission: 'manage-products',
      params: { name: termInput.name },
      required: ['name'],
      answer: { schema: z.string() },
      async handle({ name }, { ctx }) {
        const usedSlugs = (await shippingClasses.load(ctx.db)).map((term) => term.slug);
        return found(freeName(toSlug(name) || 'class', usedSlugs, 2));
      },
    }),
  },
};

/** Costs of shipping methods name a class by its slug, as products do. */
const classesWithCosts: Taxonomy = {
  ...shippingClasses,
  async save(db, id, term) {
    const [before] = id === undefined ? [] : await shippingClasses.load(db, id);
    if (before && before.slug !== term.slug) await renameShippingClass(db, before.slug, term.slug);
    return shippingClasses.save(db, id, term);
  },
};

export const termRoutes: readonly RestRoute[] = [
  ...termResource({
    path: '/products/attributes/:attribute_id/terms',
    title: 'product_attribute_term',
    menuOrder: true,
    tree: false,
    async taxonomy({ ctx, parts }) {
      const id = numericId(parts.attribute_id ?? '');
      const [attribute] = await loadManagedAttributes(ctx.db, id);
      return attribute ? getTerms(attribute.id) : null;
    },
    tags: () => [...TERM_TAGS],
  }),
  ...attributeRoutes,
  ...termResource({
    path: '/products/categories',
    title: 'product_cat',
    menuOrder: true,
    tree: true,
    taxonomy: async () => categories,
    // Menus and trails show categories too.
    tags: (id) => [...categoryTags(id), 'menu'],
  }),
  ...termResource({
    path: '/products/tags',
    title: 'product_tag',
    menuOrder: false,
    tree: false,
    taxonomy: async () => tags,
    tags: () => [...TERM_TAGS],
  }),
  ...termResource({
    path: '/products/brands',
    title: 'product_brand',
    menuOrder: true,
    tree: true,
    taxonomy: async () => brands,
    tags: () => [...TERM_TAGS],
  }),
  slugSuggestion,
  ...termResource({
    path: '/products/shipping_classes',
    title: 'product_shipping_class',
    menuOrder: false,
    tree: false,
    taxonomy: async () => classesWithCosts,
    // Which classes are sent apart is a setting.
    tags: () => [CATALOG_TAG, SHIPPING_TAG, 'settings'],
  }),
];
