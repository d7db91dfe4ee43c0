import { beforeEach, expect, test } from 'vitest';
import { fileNames } from '#server/platform/database/migrations/315-file-names.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';

const database = await testDatabase();
const { db, engine } = database;
beforeEach(() => database.reset());

test('names of files that stand as words of a picture are cleared, what was written stays', async () => {
  const picture = (slug: string, words: { caption?: string; title?: string }) => ({
    key: `${slug}-0123456789`,
    slug,
    width: 10,
    height: 10,
    mime: 'image/png' as const,
    bytes: 10,
    alt: 'A picture',
    caption: '',
    title: '',
    created_at: 1,
    ...words,
  });
  await db
    .insertInto('media')
    .values([
      picture('img-2034', { title: 'img-2034' }),
      picture('img-2035', { caption: 'IMG_2035.jpg', title: 'Mug' }),
      picture('clay', { title: 'Clay' }),
      picture('tray', { caption: 'In oak', title: 'tray' }),
      picture('plain', {}),
    ])
    .execute();
  await fileNames.up(db, engine);
  const rows = await db
    .selectFrom('media')
    .select(['slug', 'caption', 'title'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ slug, caption, title }) => [slug, caption, title])).toEqual([
    ['img-2034', '', ''],
    ['img-2035', '', 'Mug'],
    ['clay', '', 'Clay'],
    ['tray', 'In oak', ''],
    ['plain', '', ''],
  ]);
});
