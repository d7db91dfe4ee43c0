import { isFileName } from '#rules/media/file-name.ts';
import type { Db } from '../database.ts';
import type { Migration } from '../migrate.ts';

const AT_ONCE = 500;

/** An upload left the name of its file as the title of the picture, and shoppers read it. */
export const fileNames: Migration = {
  name: '315-file-names',
  async up(db) {
    for (let after = 0; ; ) {
      const rows = await described(db, after);
      for (const { id, slug, caption, title } of rows) {
        const cleared = {
          caption: isFileName(caption, slug) ? '' : caption,
          title: isFileName(title, slug) ? '' : title,
        };
        if (cleared.caption === caption && cleared.title === title) continue;
        await db.updateTable('media').set(cleared).where('id', '=', id).execute();
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

function described(db: Db, after: number) {
  return db
    .selectFrom('media')
    .select(['id', 'slug', 'caption', 'title'])
    .where('id', '>', after)
    .where((eb) => eb.or([eb('caption', '<>', ''), eb('title', '<>', '')]))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
