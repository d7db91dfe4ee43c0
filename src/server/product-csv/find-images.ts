import { toSlug } from '#rules/catalog/free-name.ts';
import { fetchImages, type ImageProblem } from '#server/media/fetch-images.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { imageKey } from '#wire/image.ts';

// Pictures as files name them: by the address of this shop, by another address, from which they are
// fetched once, or by the name of a file that was uploaded before.

export interface FoundImages {
  idOf(written: string): number | undefined;
  /** What to say of the first of these that is not there; null where all are. */
  lackOf(written: readonly string[]): 'picture' | 'pictureInside' | 'noPicture' | null;
}

const isAddress = (written: string) => /^https?:\/\//i.test(written);

/** Of a picture of this shop; '' for any other. */
function shopMediaKey(written: string, origin: string): string {
  if (written.startsWith('/')) return imageKey(written);
  return written.startsWith(`${origin}/`) ? imageKey(written.slice(origin.length)) : '';
}

/** 'Blue Vase.png' is stored as 'blue-vase'. */
const fileSlug = (written: string) => toSlug(written.replace(/\.\w{1,5}$/, ''));

/** Before any transaction, as other servers are asked. `mayFetch` is false for a trial. */
export async function findImages(
  ctx: ShopContext,
  origin: string,
  written: readonly string[],
  mayFetch: boolean,
): Promise<FoundImages> {
  const found = new Map<string, number>();
  const requested = [...new Set(written)];
  const keys = await idsBy(
    ctx.db,
    'key',
    requested.map((each) => shopMediaKey(each, origin)),
  );
  const names = requested.filter((each) => !isAddress(each) && !each.startsWith('/'));
  const slugs = await idsBy(ctx.db, 'slug', names.map(fileSlug));
  const fetched = await fetchedBefore(ctx.db, requested.filter(isAddress));
  for (const each of requested) {
    const id =
      keys.get(shopMediaKey(each, origin)) ?? slugs.get(fileSlug(each)) ?? fetched.get(each);
    if (id !== undefined) found.set(each, id);
  }
  const problems = mayFetch ? await fetchMissing(ctx, requested, found) : new Map();
  return {
    idOf: (each) => found.get(each),
    lackOf(some) {
      const lacking = some.find((each) => !found.has(each));
      if (lacking === undefined) return null;
      const problem: ImageProblem | undefined = problems.get(lacking);
      if (problem === 'private-address') return 'pictureInside';
      return problem === 'no-picture' ? 'noPicture' : 'picture';
    },
  };
}

async function idsBy(
  db: Db,
  column: 'key' | 'slug',
  values: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const part of chunks([...new Set(values)].filter(Boolean), 500)) {
    const rows = await db
      .selectFrom('media')
      .select(['id', column])
      .where(column, 'in', part)
      .orderBy('id', 'desc')
      .execute();
    // The oldest of those with the same name is written last.
    for (const row of rows) found.set(String(row[column]), row.id);
  }
  return found;
}

async function fetchedBefore(db: Db, addresses: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const part of chunks(addresses, 500)) {
    const rows = await db
      .selectFrom('imported_pictures')
      .selectAll()
      .where('address', 'in', part)
      .execute();
    for (const { address, media_id: id } of rows) found.set(address, id);
  }
  return found;
}

/** Why some could not be fetched: their lines are refused, the others are not. */
async function fetchMissing(
  ctx: ShopContext,
  keys: readonly string[],
  found: Map<string, number>,
): Promise<Map<string, ImageProblem>> {
  const problems = new Map<string, ImageProblem>();
  for (const address of keys) {
    if (found.has(address) || !isAddress(address)) continue;
    const result = await fetchImages(ctx, [{ src: address }]);
    if (!result.ok) problems.set(address, result.problem);
    const id = result.ok ? result.pictures.get(address) : undefined;
    if (id === undefined) continue;
    found.set(address, id);
    await ctx.db
      .insertInto('imported_pictures')
      .values({ address, media_id: id })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ media_id: id }))
      .execute();
  }
  return problems;
}
