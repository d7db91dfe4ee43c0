import * as z from 'zod/mini';

const image = z.object({ id: z.number(), src: z.string(), alt: z.string() });

/** A category, tag or brand as `wc/v3` answers it; tags have neither place nor picture. */
export const term = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  count: z.number(),
  parent: z.optional(z.number()),
  menu_order: z.optional(z.number()),
  image: z.optional(z.nullable(image)),
});
export type Term = z.infer<typeof term>;
export const terms = z.array(term);

/** Of one level, in their order. */
export function getChildren(all: readonly Term[], parent: number): Term[] {
  return all
    .filter((one) => (one.parent ?? 0) === parent)
    .sort((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.name.localeCompare(b.name));
}

/** The term and all that is below it: it cannot be put below one of these. */
export function withBelow(all: readonly Term[], id: number): number[] {
  return [id, ...getChildren(all, id).flatMap((child) => withBelow(all, child.id))];
}

export interface TermPlace {
  id: number;
  parent: number;
  menu_order: number;
}

/** The new places of one level's terms, of which those that stay are left out. */
export function getPlaces(
  all: readonly Term[],
  ids: readonly number[],
  parent: number,
): TermPlace[] {
  return ids.flatMap((id, menu_order) => {
    const before = all.find((one) => one.id === id);
    const stays = before?.parent === parent && before.menu_order === menu_order;
    return stays ? [] : [{ id, parent, menu_order }];
  });
}
