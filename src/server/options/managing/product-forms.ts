import { getCategories } from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** A form of a product, and why it has it. */
export interface AssignedForm {
  id: number;
  title: string;
  version: number;
  priority: number;
  enabled: boolean;
  because: 'all' | 'product' | 'category';
  /** The category that brings it; null otherwise. */
  categoryId: number | null;
}

/** In the order in which the shopper fills them in; those that are switched off are among them. */
export async function formsOfProduct(ctx: ShopContext, productId: number): Promise<AssignedForm[]> {
  const categories = await getCategories(ctx, productId);
  const rows = await ctx.db
    .selectFrom('option_forms')
    .leftJoin('option_form_targets', 'option_form_targets.form_id', 'option_forms.id')
    .select(['id', 'title', 'version', 'priority', 'enabled', 'scope', 'kind', 'target_id'])
    .where('state', '=', 'live')
    .where((eb) =>
      eb.or([
        eb('scope', '=', 'all'),
        eb.and([eb('kind', '=', 'product'), eb('target_id', '=', productId)]),
        ...(categories.length > 0
          ? [eb.and([eb('kind', '=', 'category'), eb('target_id', 'in', categories)])]
          : []),
      ]),
    )
    .orderBy('priority')
    .orderBy('id')
    .execute();
  const seen = new Set<number>();
  return rows.flatMap(({ id, title, version, priority, enabled, scope, kind, target_id }) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const because = scope === 'all' ? 'all' : kind === 'product' ? 'product' : 'category';
    const categoryId = because === 'category' ? target_id : null;
    return [{ id, title, version, priority, enabled: enabled === 1, because, categoryId }];
  });
}
