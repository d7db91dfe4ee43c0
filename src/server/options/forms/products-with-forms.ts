import type { CardOptions } from '#server/catalog/card-options.ts';
import { categoriesOfAll } from '#server/catalog/facts/product-details.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';

const targets = compiledQuery((db) =>
  db
    .selectFrom('option_forms')
    .leftJoin('option_form_targets', 'option_form_targets.form_id', 'option_forms.id')
    .select(['scope', 'kind', 'target_id'])
    .where('enabled', '=', 1)
    .where('state', '=', 'live'),
);

/**
 * Product cards ask only whether there is a form, for many products at once: two queries, and no
 * form is read.
 */
export const productsWithForms: CardOptions = {
  async among(ctx, ids) {
    const rows = await targets(ctx.db);
    if (rows.some(({ scope }) => scope === 'all')) return new Set(ids);
    const named = (kind: 'product' | 'category') =>
      new Set(rows.flatMap((row) => (row.kind === kind ? (row.target_id ?? []) : [])));
    const [products, categories] = [named('product'), named('category')];
    const found = new Set(ids.filter((id) => products.has(id)));
    if (categories.size === 0) return found;
    const current = await categoriesOfAll(ctx, ids);
    for (const id of ids) {
      if (current.get(id)?.some((category) => categories.has(category))) found.add(id);
    }
    return found;
  },
};
