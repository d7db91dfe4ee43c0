import type { Storage } from './media/storage.ts';
import type { Database } from './platform/database/database.ts';

/** The only way from the server into the demo shop, which is read only when it is wanted. */
export async function fillDemo(database: Database, storage: Storage): Promise<void> {
  const { seedDemo } = await import('#demo/seed.ts');
  await seedDemo(database, storage, {
    now: Date.now(),
    log: (line) => process.stdout.write(`${line}\n`),
  });
}
