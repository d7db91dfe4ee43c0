import { createImageVariants } from './media/image-variant.ts';
import type { Database } from './platform/database/database.ts';
import type { Storage } from './platform/storage/storage.ts';

/** The only import of the demo shop in the server, loaded only when needed. */
export async function fillDemo(database: Database, storage: Storage): Promise<void> {
  const { seedDemo } = await import('#demo/seed.ts');
  await seedDemo(database, storage, {
    now: Date.now(),
    log: (line) => process.stdout.write(`${line}\n`),
  });
}

/** Makes the pictures a first visitor will see, while the shop is already open. */
export async function warmDemo({ db }: Database, storage: Storage): Promise<void> {
  const { warmImages: warmPhotos } = await import('#demo/seed/warm-images.ts');
  await warmPhotos(db, createImageVariants(db, storage));
}

/** Manager, editor and shopper of the demo shop. */
export function demoPeople() {
  return import('#demo/people.ts');
}
