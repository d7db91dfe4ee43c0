import { editAddresses } from '#rules/content/edit-addresses.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { EditLink } from '#wire/forms/edit-links.ts';

type Named = Omit<EditLink, 'title'> & { name: string };

/** Where each of these blocks is edited; its name is its own title, or what kind it is. */
export async function blockEditLinks(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('documents', 'documents.id', 'blocks.document_id')
    .select([
      'blocks.id',
      'blocks.kind',
      'blocks.settings',
      'documents.id as documentId',
      'documents.kind as documentKind',
    ])
    .where('blocks.id', 'in', ids)
    .orderBy('blocks.id')
    .execute();
  return rows.map(({ id, kind, settings, documentId, documentKind }) => ({
    id,
    name: titleIn(settings) || kind,
    ...editAddresses({
      document: { kind: documentKind, id: documentId },
      block: id,
      menuItem: null,
    }),
  }));
}

/** Where the panels of these menu items are edited. */
export async function menuEditLinks(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('menu_items')
    .select(['id', 'label'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, label }) => ({
    id,
    name: label,
    ...editAddresses({ document: null, block: null, menuItem: id }),
  }));
}

/** '' where there is none, or where the settings cannot be read. */
function titleIn(settings: string): string {
  try {
    const { title } = JSON.parse(settings) ?? {};
    return typeof title === 'string' ? title : '';
  } catch {
    return '';
  }
}
