import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BlockSetPurpose } from '#wire/vitrine/block-set.ts';
import { type BlockRefusal, blocksOfText, checkBlocks, type StoredBlock } from './stored-blocks.ts';

// Blocks under a name. A shared set is shown by reference, a template is copied into a page.

export interface BlockSetDraft {
  purpose: BlockSetPurpose;
  name: string;
  blocks: readonly StoredBlock[];
}

export interface BlockSet extends BlockSetDraft {
  id: number;
}

export type SetProblem =
  | { code: 'set.name'; field: 'name' }
  | { code: 'set.blocks'; field: 'blocks'; refusals: BlockRefusal[] };

export type SetResult = { ok: true; set: BlockSet } | { ok: false; problems: SetProblem[] };

export async function listSets(db: Db, purpose?: BlockSetPurpose): Promise<BlockSet[]> {
  let sets = db.selectFrom('block_sets').selectAll();
  if (purpose !== undefined) sets = sets.where('purpose', '=', purpose);
  return (await sets.orderBy('name').orderBy('id').execute()).map(getSet);
}

export async function findSets(db: Db, ids: readonly number[]): Promise<Map<number, BlockSet>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('block_sets').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, getSet(row)]));
}

/** With an id it is written anew. A set names no other set: its blocks are the last. */
export async function saveSet(db: Db, draft: BlockSetDraft, id?: number): Promise<SetResult> {
  const problems: SetProblem[] = [];
  const name = draft.name.trim();
  const others = (await listSets(db, draft.purpose)).filter((set) => set.id !== id);
  if (others.some((set) => set.name === name)) problems.push({ code: 'set.name', field: 'name' });
  const checked = checkBlocks(draft.blocks, { mayName: false });
  if (!checked.ok) {
    problems.push({ code: 'set.blocks', field: 'blocks', refusals: checked.problems });
  }
  if (!checked.ok || problems.length > 0) return { ok: false, problems };
  const values = { purpose: draft.purpose, name, blocks: encodeJson(checked.blocks) };
  if (id !== undefined) {
    await db.updateTable('block_sets').set(values).where('id', '=', id).execute();
    return { ok: true, set: { ...draft, name, id, blocks: checked.blocks } };
  }
  const added = await db
    .insertInto('block_sets')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, set: { ...draft, name, id: added.id, blocks: checked.blocks } };
}

export async function deleteSet(db: Db, id: number): Promise<void> {
  await db.deleteFrom('block_sets').where('id', '=', id).execute();
}

function getSet(row: { id: number; purpose: BlockSetPurpose; name: string; blocks: string }) {
  return { ...row, blocks: blocksOfText(row.blocks) };
}
