import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { decodeFlag, decodeJson, encodeFlag, encodeJson, encodeTime } from './codec.ts';
import { testDatabase } from './testing/test-database.ts';

const { db } = await testDatabase();

/** Writes one value into a column and reads it back. */
async function throughColumn(values: { alt: string; created_at: number; width: number }) {
  await db.deleteFrom('media').execute();
  await db
    .insertInto('media')
    .values({ key: 'k', slug: 'k', height: 1, mime: '', bytes: 1, ...values })
    .execute();
  return db.selectFrom('media').select(['alt', 'created_at', 'width']).executeTakeFirstOrThrow();
}

test('JSON, times and flags come back from the database as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      // The schema leaves out the one key that would change an object's prototype.
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"')),
      fc.date({ noInvalidDate: true }),
      fc.boolean(),
      async (value, date, flag) => {
        // -0 has no JSON form, so what JSON itself keeps is what is expected back.
        const decoded: unknown = JSON.parse(JSON.stringify(value));
        const row = await throughColumn({
          alt: encodeJson(value),
          created_at: encodeTime(date),
          width: encodeFlag(flag),
        });
        expect(decodeJson(row.alt, z.json())).toEqual(decoded);
        expect(new Date(row.created_at)).toEqual(date);
        expect(decodeFlag(row.width)).toBe(flag);
      },
    ),
    { numRuns: 60 },
  );
});
