import { freeName, toSlug } from '../catalog/free-name.ts';

// A category or tag of the journal: names and slugs are unique in a taxonomy.
// Example: beside the tag "Glaze", a tag "glaze" is refused, and "Gla ze!" gets the slug "gla-ze".

export interface NamedTerm {
  id: number;
  name: string;
  slug: string;
}

export type TermDecision =
  | { ok: true; name: string; slug: string }
  | { ok: false; problem: { code: 'post-term.name' } | { code: 'post-term.taken'; id: number } };

/** `others` are the terms of the same taxonomy without the one that is saved. */
export function decideTerm(
  term: { name: string; slug: string },
  others: readonly NamedTerm[],
): TermDecision {
  const name = term.name.trim();
  const requested = toSlug(term.slug) || toSlug(name);
  if (name === '' || requested === '') return { ok: false, problem: { code: 'post-term.name' } };
  const same = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  if (same) return { ok: false, problem: { code: 'post-term.taken', id: same.id } };
  const slugs = others.map(({ slug }) => slug);
  return { ok: true, name, slug: freeName(requested, slugs, 2) };
}
