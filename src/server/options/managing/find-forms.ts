import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';

// Option forms as managers read them: as they were written, with their state and their versions.

export interface StoredForm {
  id: number;
  version: number;
  state: 'live' | 'trash';
  updatedAt: number;
  draft: FormDraft;
}

export interface FormFilter {
  state: 'live' | 'trash';
  search: string;
  include: readonly number[];
  exclude: readonly number[];
  /** Assigned to this product or category itself; null for any. */
  product: number | null;
  category: number | null;
  sort: 'id' | 'title' | 'priority' | 'updated_at';
  direction: 'asc' | 'desc';
  from: number;
  count: number;
}

export async function findForms(
  db: Db,
  requested: FormFilter,
): Promise<{ forms: StoredForm[]; total: number }> {
  let matching = db.selectFrom('option_forms').where('state', '=', requested.state);
  if (requested.include.length > 0) matching = matching.where('id', 'in', requested.include);
  if (requested.exclude.length > 0) matching = matching.where('id', 'not in', requested.exclude);
  if (requested.search !== '') {
    const like = likeAnywhere(requested.search);
    matching = matching.where(sql<SqlBool>`lower(title) like ${like} escape '\\'`);
  }
  const targets = [
    ['product', requested.product],
    ['category', requested.category],
  ] as const;
  for (const [kind, target] of targets) {
    if (target === null) continue;
    matching = matching.where('id', 'in', (eb) =>
      eb
        .selectFrom('option_form_targets')
        .select('form_id')
        .where('kind', '=', kind)
        .where('target_id', '=', target),
    );
  }
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select('id')
    .orderBy(requested.sort, requested.direction)
    .orderBy('id', requested.direction)
    .limit(requested.count)
    .offset(requested.from)
    .execute();
  const forms = await loadStoredForms(
    db,
    rows.map(({ id }) => id),
  );
  return { forms, total: Number(counted.total) };
}

/** In the order of the ids; those that are deleted are left out. */
export async function loadStoredForms(db: Db, ids: readonly number[]): Promise<StoredForm[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('option_forms')
    .innerJoin('option_form_versions', (join) =>
      join
        .onRef('option_form_versions.form_id', '=', 'option_forms.id')
        .onRef('option_form_versions.version', '=', 'option_forms.version'),
    )
    .select(['option_forms.id', 'option_forms.version', 'state', 'updated_at', 'source'])
    .where('option_forms.id', 'in', ids)
    .execute();
  const forms = new Map(
    rows.flatMap(({ id, version, state, updated_at, source }): [number, StoredForm][] =>
      state === 'deleted'
        ? []
        : [[id, { id, version, state, updatedAt: updated_at, draft: readDraft(source) }]],
    ),
  );
  return ids.flatMap((id) => forms.get(id) ?? []);
}

export async function findStoredForm(db: Db, id: number): Promise<StoredForm | null> {
  const [form] = await loadStoredForms(db, [id]);
  return form ?? null;
}

export interface StoredVersion {
  version: number;
  createdAt: number;
  draft: FormDraft;
}

/** The newest first. */
export async function findVersions(
  db: Db,
  formId: number,
  { from, count }: { from: number; count: number },
): Promise<{ versions: StoredVersion[]; total: number }> {
  const versions = db.selectFrom('option_form_versions').where('form_id', '=', formId);
  const counted = await versions
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await versions
    .select(['version', 'created_at', 'source'])
    .orderBy('version', 'desc')
    .limit(count)
    .offset(from)
    .execute();
  return { versions: rows.map(getVersion), total: Number(counted.total) };
}

/** Also of a form that is deleted: an order may name it. */
export async function findVersion(
  db: Db,
  formId: number,
  version: number,
): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('option_form_versions')
    .select(['version', 'created_at', 'source'])
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? getVersion(row) : null;
}

function getVersion(row: { version: number; created_at: number; source: string }): StoredVersion {
  return { version: row.version, createdAt: row.created_at, draft: readDraft(row.source) };
}

/** Written by saveOptionForm, which checked it: it is read as it is. */
function readDraft(json: string): FormDraft {
  return JSON.parse(json) as FormDraft;
}
