import * as z from 'zod/mini';
import { type ProductTerm, termResponse } from '#wire/wc/terms.ts';

/** Categories, tags and brands. */
export const terms = z.array(termResponse);

/** Of one level, in their order. */
export function getChildren(all: readonly ProductTerm[], parent: number): ProductTerm[] {
  return all
    .filter((one) => (one.parent ?? 0) === parent)
    .sort((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.name.localeCompare(b.name));
}

/** The term and all that is below it: it cannot be put below one of these. */
export function withBelow(all: readonly ProductTerm[], id: number): number[] {
  return [id, ...getChildren(all, id).flatMap((child) => withBelow(all, child.id))];
}

export interface TermPlace {
  id: number;
  parent: number;
  menu_order: number;
}

/** The new places of one level's terms, of which those that stay are left out. */
export function getPlaces(
  all: readonly ProductTerm[],
  ids: readonly number[],
  parent: number,
): TermPlace[] {
  return ids.flatMap((id, menu_order) => {
    const before = all.find((one) => one.id === id);
    const stays = before?.parent === parent && before.menu_order === menu_order;
    return stays ? [] : [{ id, parent, menu_order }];
  });
}
