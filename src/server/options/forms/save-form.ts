import type { FormProblem } from '#rules/options/forms/read-form.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';

export type SavedForm =
  | { ok: true; id: number; version: number }
  | { ok: false; problems: FormProblem[] };

/**
 * Pages that show option forms carry it; invalidate it after a save, and the catalogue's tag: cards
 * of products with a form say "Choose".
 */
export const OPTIONS_TAG = 'options';

/**
 * Saves a form as its next version; the versions before stay, so that what was ordered with them can
 * always be explained.
 */
export async function saveOptionForm(
  db: Db,
  input: FormInput & { id?: number },
  now: number,
): Promise<SavedForm> {
  const { id: known, ...rest } = input;
  const parsed = parseForm(rest);
  if (!parsed.ok) return parsed;
  const { draft, form } = parsed;
  const row = {
    title: draft.title,
    priority: draft.priority,
    enabled: encodeFlag(draft.enabled),
    scope: draft.belongsTo.kind,
    updated_at: now,
  };
  return inTransaction(db, async (trx) => {
    const saved =
      known === undefined
        ? await trx
            .insertInto('option_forms')
            .values({ ...row, version: 1 })
            .returning(['id', 'version'])
            .executeTakeFirst()
        : await trx
            .updateTable('option_forms')
            .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
            .where('id', '=', known)
            .where('state', '!=', 'deleted')
            .returning(['id', 'version'])
            .executeTakeFirst();
    if (!saved) return { ok: false, problems: [{ code: 'options.save.unknown', place: 'id' }] };
    await trx
      .insertInto('option_form_versions')
      .values({
        form_id: saved.id,
        version: saved.version,
        source: encodeJson(draft),
        form: encodeJson(form),
        created_at: now,
      })
      .execute();
    await trx.deleteFrom('option_form_targets').where('form_id', '=', saved.id).execute();
    const { belongsTo } = draft;
    if (belongsTo.kind !== 'all' && belongsTo.ids.length > 0) {
      const kind = belongsTo.kind === 'products' ? ('product' as const) : ('category' as const);
      await trx
        .insertInto('option_form_targets')
        .values(
          [...new Set(belongsTo.ids)].map((target_id) => ({ form_id: saved.id, kind, target_id })),
        )
        .execute();
    }
    return { ok: true, ...saved };
  });
}
