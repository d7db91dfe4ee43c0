import { toSlug } from '../catalog/free-name.ts';

// The address of a new page follows its title until it is typed by hand or the page is published.
// Example: a draft 'Untitled' at 'untitled-2' that is renamed 'Opening hours' goes to 'opening-hours'.

interface Named {
  title: string;
  slug: string;
}

interface Stored extends Named {
  status: string;
}

/** Statuses of what has no public address yet. */
const UNPUBLISHED: readonly string[] = ['draft', 'pending'];

/**
 * The slug for another title; null where the slug is the writer's own, or public. `edited` is what a
 * form holds by then: while its title is empty the stored slug stands in.
 */
export function followedSlug(stored: Stored, title: string, edited: Named = stored): string | null {
  if (!UNPUBLISHED.includes(stored.status) || !isMadeFrom(stored)) return null;
  if (edited.slug !== stored.slug && !isMadeFrom(edited)) return null;
  return toSlug(title) || stored.slug;
}

/** As the title makes it, with a number where the name was taken. */
function isMadeFrom({ slug, title }: Named): boolean {
  const made = toSlug(title);
  if (made === '' || slug === made) return slug === made;
  return slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1));
}
