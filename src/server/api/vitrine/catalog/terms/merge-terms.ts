import { TERM_TAGS } from '#server/catalog/tags.ts';
import { MERGED, mergeTerms } from '#server/catalog/terms/merge-terms.ts';
import { moveTerm } from '#server/catalog/terms/move-term.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { mergeTermsInput, mergeTermsResponse } from '#wire/vitrine/terms.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

/** As the manager's log calls them. */
const RESOURCES = { categories: 'product_cat', tags: 'product_tag', brands: 'product_brand' };

const merge = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-products',
  summary: 'Gives the products of one category, tag or brand to another and deletes it',
  params: mergeTermsInput,
  answer: { schema: mergeTermsResponse },
  async handle({ taxonomy, from, into }, { ctx, manager }) {
    const rules = MERGED[taxonomy];
    const [before] = await rules.load(ctx.db, from);
    const [target] = await rules.load(ctx.db, into);
    if (!before) return refused(invalidParams({ from: 'does not exist' }));
    if (!target || from === into) return refused(invalidParams({ into: 'is no other term' }));
    const { products } = await changeAs(ctx, manager, async ({ ctx: inside, record }) => {
      const moved = await mergeTerms(inside.db, taxonomy, from, into);
      await moveTerm(inside, rules, before.slug, target.slug);
      const resource = RESOURCES[taxonomy];
      const after = { mergedInto: into, products: moved };
      await record({ resource, id: from, action: 'deleted', before, after });
      await inside.invalidate([...TERM_TAGS]);
      return { ok: true, products: moved };
    });
    return found({ id: into, products });
  },
});

export const mergeRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/terms/merge', methods: { POST: merge } },
];
