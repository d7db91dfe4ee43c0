import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { partsOfThings } from '../database/migrations/295-parts-of-things.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { emptyTarget } from '../database/testing/test-database.ts';

test('entries of before find what they are a part of, where it is still known', async () => {
  const database = await openDatabase(await emptyTarget());
  const { db } = database;
  await migrate(database, migrations.slice(0, migrations.indexOf(partsOfThings)));
  await sql`insert into shipping_zones (id, name, position, countries, states, postcodes)
    values (4, 'Norway', 0, '[]', '[]', '[]')`.execute(db);
  await sql`insert into shipping_methods (instance_id, zone_id, kind, title, enabled, position,
    taxable, options) values (9, 4, 'flat_rate', 'Parcel', 1, 0, 1, '{}')`.execute(db);
  const entries = [
    ['shipping_zone', '4'],
    ['shipping_zone_locations', '4'],
    ['shipping_method', '9'],
    ['shipping_method', '8'],
    ['store_credit', '7'],
    ['setting', 'shop.name'],
  ];
  for (const [resource, subject] of entries) {
    await sql`insert into manager_changes (at, who, resource, subject, action)
      values (1, 'Ada', ${resource}, ${subject}, 'updated')`.execute(db);
  }
  await migrate(database, migrations);
  const found = await db.selectFrom('manager_changes').selectAll().orderBy('id').execute();
  expect(found.map((entry) => [entry.whole_resource, entry.whole_subject])).toEqual([
    ['', ''],
    ['shipping_zone', '4'],
    ['shipping_zone', '4'],
    ['', ''],
    ['customer', '7'],
    ['', ''],
  ]);
  await database.close();
});
