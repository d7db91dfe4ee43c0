import { joinForms, type OptionForm } from '#rules/options/option-form.ts';
import { type OptionsPlan, planOptions } from '#rules/options/options-plan.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Which version of which form: what an order line keeps so that its price can be explained. */
export interface FormVersion {
  id: number;
  version: number;
}

export interface ProductForm {
  plan: OptionsPlan;
  versions: readonly FormVersion[];
}

/** Forms of each product: its own, its categories' and the global ones, joined in their order. */
export async function loadForms(
  db: Db,
  products: readonly { id: number; categoryIds: readonly number[] }[],
): Promise<Map<number, ProductForm>> {
  const rows = await findRows(db, products);
  const forms = new Map<number, ProductForm>();
  if (rows.length === 0) return forms;
  // The same forms in the same order are the same plan, however many lines of a cart have it.
  const plans = new Map<string, ProductForm>();
  for (const { id, categoryIds } of products) {
    const matching = rows.filter(({ scope, kind, target_id }) => {
      if (scope === 'all') return true;
      return kind === 'product' ? target_id === id : categoryIds.includes(target_id ?? 0);
    });
    const distinct = matching.filter(
      ({ form_id }, at) => matching.findIndex((row) => row.form_id === form_id) === at,
    );
    if (distinct.length === 0) continue;
    const name = distinct.map(({ form_id }) => form_id).join();
    const known = plans.get(name) ?? {
      plan: planOptions(joinForms(distinct.map(({ form }) => readForm(form)))),
      versions: distinct.map(({ form_id, version }) => ({ id: form_id, version })),
    };
    plans.set(name, known);
    forms.set(id, known);
  }
  return forms;
}

function findRows(db: Db, products: readonly { id: number; categoryIds: readonly number[] }[]) {
  const ids = products.map(({ id }) => id);
  const categories = [...new Set(products.flatMap(({ categoryIds }) => categoryIds))];
  return formsFor(db, ids.length > 0 ? ids : [0], categories.length > 0 ? categories : [0]);
}

const formsFor = compiledQuery((db, products: readonly number[], categories: readonly number[]) =>
  db
    .selectFrom('option_forms')
    .innerJoin('option_form_versions', (join) =>
      join
        .onRef('option_form_versions.form_id', '=', 'option_forms.id')
        .onRef('option_form_versions.version', '=', 'option_forms.version'),
    )
    .leftJoin('option_form_targets', 'option_form_targets.form_id', 'option_forms.id')
    .select([
      'option_forms.id as form_id',
      'option_forms.version as version',
      'scope',
      'kind',
      'target_id',
      'form',
    ])
    .where('enabled', '=', 1)
    .where('state', '=', 'live')
    .where((eb) =>
      eb.or([
        eb('scope', '=', 'all'),
        eb.and([eb('kind', '=', 'product'), eb('target_id', 'in', products)]),
        eb.and([eb('kind', '=', 'category'), eb('target_id', 'in', categories)]),
      ]),
    )
    .orderBy('priority')
    .orderBy('option_forms.id'),
);

/** Written by saveOptionForm, which checked it: it is read as it is. */
function readForm(json: string): OptionForm {
  return JSON.parse(json) as OptionForm;
}
