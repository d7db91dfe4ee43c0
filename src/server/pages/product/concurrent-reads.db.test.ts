import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { productPage } from './product-page.ts';

const { db, target } = await testDatabase();
const NAME = 'concurrent-reads';

beforeAll(() => fillSmallShop(db));

/** A pool opens another connection only when all that it has are busy. */
test.runIf(target.engine === 'postgres')(
  'on PostgreSQL, the reads of a product page use several connections at once',
  async () => {
    if (target.engine !== 'postgres') return;
    const url = new URL(target.url);
    url.searchParams.set('application_name', NAME);
    const second = await openDatabase({ ...target, url: url.href, connections: 6 });
    const ctx = testContext(second.db, { now: NOW });
    const visitor = testVisitor(NOW);
    const request = {
      path: '/mug',
      params: { slug: 'mug' },
      query: new URLSearchParams(),
      visitor,
    };
    expect((await productPage.load(ctx, request)).kind).toBe('page');
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where application_name = ${NAME}`.execute(db);
    await second.close();
    expect(rows[0]?.count).toBe(6);
  },
);
