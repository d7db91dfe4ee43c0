import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { beginRun, endRun, moveOn } from '#server/self-check/runs.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/self-check.db.test.ts.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const run = { customerId: null, address: 'https://shop.example' };

test('a manager may neither read nor start it, and a program may not start it', async () => {
  const manager = await vitrineClient(db, { role: 'shop_manager' });
  expect((await manager.send('GET', '/self-check')).status).toBe(403);
  expect((await manager.send('POST', '/self-check')).status).toBe(403);
  await database.reset();
  const program = await vitrineClient(db, { role: 'administrator' });
  expect(await program.send('POST', '/self-check')).toMatchObject({
    status: 403,
    body: { code: 'vitrine_rest_person_needed' },
  });
  expect(await db.selectFrom('self_checks').selectAll().execute()).toEqual([]);
});

test('it tells what runs, what was found, and whether it came to its end', async () => {
  const client = await vitrineClient(db, { role: 'administrator' });
  const state = async () => (await client.send('GET', '/self-check')).body;
  expect(await state()).toEqual({ running: false, progress: null, last: null });

  const id = await beginRun(db, run, 1000);
  if (id === null) throw new Error('another one runs');
  const disk = { id: 'disk', verdict: 'attention', message: 'Little.', advice: 'More.' } as const;
  await moveOn(db, id, 2000, { current: 'folder', checks: [disk] });
  expect(await state()).toMatchObject({
    running: true,
    progress: { current: 'folder', done: 1, of: 19 },
    last: null,
  });

  await endRun(db, id, 3000);
  expect(await state()).toMatchObject({
    running: false,
    last: {
      address: 'https://shop.example',
      complete: false,
      verdict: 'attention',
      checks: [{ ...disk, name: 'Free space' }],
    },
  });
});

test('two processes cannot begin at once, and old reports are deleted', async () => {
  expect(await beginRun(db, run, 0)).not.toBeNull();
  expect(await beginRun(db, run, 0)).toBeNull();
  await db.deleteFrom('self_checks').execute();
  for (let at = 0; at < 22; at += 1) {
    const id = await beginRun(db, run, at);
    await endRun(db, id ?? 0, at);
  }
  expect(await db.selectFrom('self_checks').select('id').execute()).toHaveLength(20);
});
