import { type ImageReferences, referencesIn } from '#rules/media/references.ts';
import type { TextColumn } from '#server/media/rename-in-texts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { blockOfRow, blocksOfText } from '../stored-blocks.ts';
import type { DocumentKind } from '../tables.ts';

export interface ContentImages extends ImageReferences {
  kind: DocumentKind | 'block-set' | 'menu';
  /** Of a menu its entry's. */
  id: number;
  name: string;
}

/** Where blocks name pictures by an address. */
export const BLOCK_TEXTS: readonly TextColumn[] = [
  { table: 'blocks', column: 'settings' },
  { table: 'document_drafts', column: 'blocks' },
  { table: 'block_sets', column: 'blocks' },
];

/** What documents said before, which they can go back to. */
export const REVISION_TEXTS: readonly TextColumn[] = [
  { table: 'document_revisions', column: 'blocks' },
];

/**
 * Raises the version of the documents whose texts, published or not, name a picture by its address:
 * an editor who has one of them open is refused before the new address is overwritten.
 */
export async function raiseVersions(db: Db, key: string, now: number): Promise<void> {
  const inText = `%/media/${key}/%`;
  await db
    .updateTable('documents')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('blocks').select('document_id').where('settings', 'like', inText),
        ),
        eb(
          'id',
          'in',
          selectFrom('document_drafts').select('document_id').where('blocks', 'like', inText),
        ),
      ]),
    )
    .execute();
}

/** Every page, post, set of blocks and menu entry with the pictures it names. */
export async function listContentImages(db: Db): Promise<ContentImages[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'title as name', 'image_id', 'social_image_id'])
    .orderBy('title')
    .execute();
  const blocks = Map.groupBy(
    await db.selectFrom('blocks').select(['document_id', 'kind', 'settings']).execute(),
    ({ document_id }) => document_id,
  );
  const drafts = new Map(
    (await db.selectFrom('document_drafts').select(['document_id', 'blocks']).execute()).map(
      (draft) => [draft.document_id, blocksOfText(draft.blocks)],
    ),
  );
  const sets = await db.selectFrom('block_sets').selectAll().orderBy('name').execute();
  const entries = await db
    .selectFrom('menu_items')
    .select(['id', 'label as name', 'image_id'])
    .where('image_id', 'is not', null)
    .orderBy('label')
    .execute();
  return [
    ...documents.map(({ id, kind, name, image_id, social_image_id }) => {
      const named = referencesIn([
        ...(blocks.get(id) ?? []).map(blockOfRow),
        ...(drafts.get(id) ?? []),
      ]);
      const direct = [image_id, social_image_id].filter((each) => each !== null);
      return { kind, id, name, ids: [...direct, ...named.ids], keys: named.keys };
    }),
    ...sets.map(({ id, name, blocks: text }) => ({
      kind: 'block-set' as const,
      id,
      name,
      ...referencesIn(blocksOfText(text)),
    })),
    ...entries.map(({ id, name, image_id }) => ({
      kind: 'menu' as const,
      id,
      name,
      ids: image_id === null ? [] : [image_id],
      keys: [],
    })),
  ];
}
