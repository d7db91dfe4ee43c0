import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import type { DatabaseTarget } from './database/target.ts';
import { testDatabase, testEngine } from './database/testing/test-database.ts';
import { createTagBus, type InvalidatedTags } from './tag-bus.ts';

const database = await testDatabase();

/** The same database under a name by which the server can find the connection. */
function named(name: string): DatabaseTarget {
  const { target } = database;
  if (target.engine === 'sqlite') return target;
  return { ...target, url: `${target.url}?application_name=${name}` };
}

test('every subscriber of the process hears the tags before publish resolves, once', async () => {
  const bus = await createTagBus(database);
  const heard: InvalidatedTags[] = [];
  const leave = bus.subscribe((tags) => heard.push(tags));
  await bus.publish(['product:1', 'listing']);
  expect(heard).toEqual([['product:1', 'listing']]);
  await bus.publish([]);
  bus.purgeAll();
  expect(heard.splice(1)).toEqual(['all']);
  leave();
  await bus.publish(['menu']);
  expect(heard).toHaveLength(1);
  await bus.close();
});

if (testEngine === 'postgres') {
  test('another process hears the tags, however many they are', async () => {
    const other = await openDatabase(database.target);
    const here = await createTagBus(database);
    const there = await createTagBus(other);
    const heard = new Set<string>();
    const received: InvalidatedTags[] = [];
    there.subscribe((tags) => {
      for (const tag of tags) heard.add(tag);
    });
    here.subscribe((tags) => received.push(tags));
    const tags = Array.from({ length: 2_000 }, (_, index) => `product:${index}`);
    await here.publish(tags);
    await expect.poll(() => heard.size).toBe(2_000);
    expect(received).toEqual([tags]);
    await here.close();
    await there.close();
    await other.close();
  });

  test('a broken line is mended, and everything counts as cleared', async () => {
    const errors: Error[] = [];
    const other = await openDatabase(named('rival'), {
      onBackgroundError: (error) => errors.push(error),
    });
    afterAll(() => other.close());
    const bus = await createTagBus(other);
    const heard: InvalidatedTags[] = [];
    bus.subscribe((tags) => heard.push(tags));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rival' and query like 'listen%'`.execute(database.db);
    await expect.poll(() => heard).toEqual(['all']);
    expect(errors.length).toBeGreaterThan(0);
    const publisher = await createTagBus(database);
    await publisher.publish(['menu']);
    await expect.poll(() => heard).toEqual(['all', ['menu']]);
    await publisher.close();
  });
}
