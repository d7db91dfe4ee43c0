import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { productImports } from './testing/product-imports.ts';

// On PostgreSQL in every run: src/server/product-csv.

const database = await testDatabase();
const { db } = database;
let manager: Awaited<ReturnType<typeof vitrineClient>>;
const { importFile } = productImports(db, () => manager);

beforeEach(async () => {
  await database.reset();
  manager = await vitrineClient(db);
});

test('a trial takes the variations that the import takes, whose product has no article number', async () => {
  const file = (lengths: string, lines: string) =>
    `ID,Type,SKU,Name,Published,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 global"
31,variable,,Scarf,1,,,Length,"${lengths}",0
${lines}`;
  const short = '32,variation,,Scarf - Short,1,20.00,id:31,Length,Short,0\n';
  const long = '33,variation,,Scarf - Long,1,30.00,id:31,Length,Long,0\n';
  const lost = '34,variation,,Lost,1,30.00,id:99,Length,Long,0\n';
  const triedAndDone = async (text: string, choices: object = {}) => {
    const counts = ({ created, updated, unchanged, skipped, refused }: Record<string, number>) => {
      return { created, updated, unchanged, skipped, refused };
    };
    const before = await db.selectFrom('products').selectAll().orderBy('id').execute();
    const tried = await importFile(text, { ...choices, dry_run: true });
    const after = await db.selectFrom('products').selectAll().orderBy('id').execute();
    expect(after).toEqual(before);
    const done = await importFile(text, choices);
    expect(counts(tried)).toEqual(counts(done));
    return counts(done);
  };
  const NONE = { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0 };

  expect(await triedAndDone(file('Short', short))).toEqual({ ...NONE, created: 2 });
  expect(await triedAndDone(file('Short', short))).toEqual({ ...NONE, unchanged: 2 });
  // The shop’s own file, with the ids of the shop: nothing was imported under them.
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'variable')
    .executeTakeFirstOrThrow();
  const withId = (text: string) => text.replaceAll('31', String(id));
  await db.deleteFrom('imported_products').execute();
  const more = withId(file('Short, Long', short + long + lost));
  const skipping = { update: false };
  expect(await triedAndDone(withId(file('Short', short)), skipping)).toEqual({
    ...NONE,
    skipped: 2,
  });
  await db.deleteFrom('imported_products').execute();
  expect(await triedAndDone(more)).toEqual({
    ...NONE,
    updated: 1,
    created: 1,
    unchanged: 1,
    refused: 1,
  });
});
