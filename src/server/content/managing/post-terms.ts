import { decideTerm, type TermDecision } from '#rules/content/post-term.ts';
import type { Db } from '#server/platform/database/database.ts';
import { movePage } from '#server/redirects/move-page.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { termPath } from '../post-terms.ts';
import type { PostTaxonomy, PostTerm } from '../tables.ts';
import { DOCUMENTS_TAG, JOURNAL_TAG } from '../tags.ts';

// Categories and tags of the journal, as an editor keeps them. They are few, so a list is read whole.

export interface CountedTerm extends PostTerm {
  /** Posts that everybody may read. */
  count: number;
}

export interface TermFields {
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
}

export type TermResult = { ok: true; id: number } | Extract<TermDecision, { ok: false }>;

export async function listPostTerms(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  taxonomy: PostTaxonomy,
): Promise<CountedTerm[]> {
  const terms = await db
    .selectFrom('post_terms')
    .selectAll()
    .where('taxonomy', '=', taxonomy)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('document_terms')
    .innerJoin('documents', 'documents.id', 'document_terms.document_id')
    .select((eb) => ['term_id', eb.fn.countAll<number | string>().as('count')])
    .where('status', '=', 'publish')
    .where('published_at', '<=', now)
    .groupBy('term_id')
    .execute();
  const byTerm = new Map(counts.map(({ term_id, count }) => [term_id, Number(count)]));
  return terms.map((term) => ({ ...term, count: byTerm.get(term.id) ?? 0 }));
}

/** A new one where `before` is null; `ctx.db` is a transaction. */
export async function savePostTerm(
  ctx: ShopContext,
  taxonomy: PostTaxonomy,
  before: PostTerm | null,
  fields: TermFields,
): Promise<TermResult> {
  const others = (await listPostTerms(ctx, taxonomy)).filter(({ id }) => id !== before?.id);
  const term = { name: fields.name ?? before?.name ?? '', slug: fields.slug || before?.slug || '' };
  const decision = decideTerm(term, others);
  if (!decision.ok) return decision;
  const { name, slug } = decision;
  const values = { name, slug, description: fields.description ?? before?.description ?? '' };
  await ctx.invalidate([JOURNAL_TAG, DOCUMENTS_TAG]);
  if (before === null) {
    const query = ctx.db.insertInto('post_terms').values({ ...values, taxonomy });
    return { ok: true, ...(await query.returning('id').executeTakeFirstOrThrow()) };
  }
  await ctx.db.updateTable('post_terms').set(values).where('id', '=', before.id).execute();
  if (slug !== before.slug) {
    const { settings } = ctx;
    await movePage(ctx, termPath(settings, before), termPath(settings, { taxonomy, slug }));
  }
  return { ok: true, id: before.id };
}

export async function deletePostTerm(ctx: ShopContext, id: number): Promise<void> {
  await ctx.db.deleteFrom('post_terms').where('id', '=', id).execute();
  await ctx.invalidate([JOURNAL_TAG, DOCUMENTS_TAG]);
}

/** Whether all of these are terms of the taxonomy. */
export async function areTerms(
  db: Db,
  taxonomy: PostTaxonomy,
  ids: readonly number[],
): Promise<boolean> {
  const idSet = new Set(ids);
  if (idSet.size === 0) return true;
  const rows = await db
    .selectFrom('post_terms')
    .select('id')
    .where('taxonomy', '=', taxonomy)
    .where('id', 'in', [...idSet])
    .execute();
  return rows.length === idSet.size;
}

/** Replaces the categories or the tags of a post. */
export async function writePostTerms(
  db: Db,
  documentId: number,
  taxonomy: PostTaxonomy,
  ids: readonly number[],
): Promise<void> {
  const postTerms = db.selectFrom('post_terms').select('id').where('taxonomy', '=', taxonomy);
  await db
    .deleteFrom('document_terms')
    .where('document_id', '=', documentId)
    .where('term_id', 'in', postTerms)
    .execute();
  const rows = [...new Set(ids)].map((id) => ({ document_id: documentId, term_id: id }));
  if (rows.length > 0) await db.insertInto('document_terms').values(rows).execute();
}
