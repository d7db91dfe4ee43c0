import { decodeFlag, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type BlockRefusal,
  blocksOfText,
  checkBlocks,
  type StoredBlock,
} from '../stored-blocks.ts';
import type { ManagedDocument } from './find-documents.ts';
import { writeRevision } from './revisions.ts';

// Blocks of a public page that are being written: the shop shows the published ones until the draft is
// published. A draft counts as a change of the document, so that of two editors the second is refused.

export interface DocumentDraft {
  blocks: StoredBlock[];
  showTitle: boolean;
  at: number;
  authorId: number | null;
}

export type DraftProblem =
  | { code: 'document.blocks'; field: 'blocks'; refusals: BlockRefusal[] }
  /** Somebody saved it in between. */
  | { code: 'document.changed'; field: 'version' };

export type DraftResult = { ok: true } | { ok: false; problems: DraftProblem[] };

const CHANGED: DraftResult = {
  ok: false,
  problems: [{ code: 'document.changed', field: 'version' }],
};

export async function findDraft(db: Db, documentId: number): Promise<DocumentDraft | null> {
  const row = await db
    .selectFrom('document_drafts')
    .selectAll()
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    blocks: blocksOfText(row.blocks),
    showTitle: decodeFlag(row.show_title),
    at: row.at,
    authorId: row.author_id,
  };
}

/** `ctx.db` is a transaction. */
export async function saveDraft(
  ctx: ShopContext,
  document: ManagedDocument,
  draft: { blocks: readonly StoredBlock[]; showTitle: boolean },
  editor: number,
): Promise<DraftResult> {
  const before = await findDraft(ctx.db, document.row.id);
  const stored = [...document.blocks, ...(before?.blocks ?? [])];
  const checked = checkBlocks(draft.blocks, { stored });
  if (!checked.ok) {
    const problem = { code: 'document.blocks', field: 'blocks' } as const;
    return { ok: false, problems: [{ ...problem, refusals: checked.problems }] };
  }
  if (!(await countUp(ctx.db, document))) return CHANGED;
  const values = {
    author_id: editor,
    at: ctx.now,
    show_title: encodeFlag(draft.showTitle),
    blocks: encodeJson(checked.blocks),
  };
  await ctx.db
    .insertInto('document_drafts')
    .values({ document_id: document.row.id, ...values })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(values))
    .execute();
  return { ok: true };
}

export async function discardDraft(db: Db, document: ManagedDocument): Promise<DraftResult> {
  if (!(await countUp(db, document))) return CHANGED;
  await deleteDraft(db, document.row.id);
  return { ok: true };
}

/** Other blocks are published: a draft that says something else becomes a revision. */
export async function closeDraft(
  db: Db,
  { row }: ManagedDocument,
  published: readonly StoredBlock[],
): Promise<void> {
  const draft = await findDraft(db, row.id);
  if (!draft) return;
  if (encodeJson(draft.blocks) !== encodeJson(published)) {
    await writeRevision(db, { row, blocks: draft.blocks }, draft.authorId, draft.at);
  }
  await deleteDraft(db, row.id);
}

async function deleteDraft(db: Db, documentId: number): Promise<void> {
  await db.deleteFrom('document_drafts').where('document_id', '=', documentId).execute();
}

async function countUp(db: Db, { row }: ManagedDocument): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
