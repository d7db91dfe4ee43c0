import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { NamedLink } from '#wire/product.ts';
import type { PostTaxonomy, PostTerm } from './tables.ts';

const ROUTES = { category: 'routes.postCategory', tag: 'routes.postTag' } as const;

/** Where the posts of a category or tag are listed. */
export function termPath(
  settings: Settings,
  { taxonomy, slug }: Pick<PostTerm, 'taxonomy' | 'slug'>,
): string {
  return address(settings, ROUTES[taxonomy], { slug });
}

export function termLinks(
  settings: Settings,
  terms: readonly PostTerm[],
  taxonomy: PostTaxonomy,
): NamedLink[] {
  return terms
    .filter((term) => term.taxonomy === taxonomy)
    .map((term) => ({ name: term.name, url: termPath(settings, term) }));
}

/** Categories and tags of each of these posts, by name. */
export async function termsOfPosts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, PostTerm[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_terms')
    .innerJoin('post_terms', 'post_terms.id', 'document_terms.term_id')
    .selectAll('post_terms')
    .select('document_id')
    .where('document_id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, ({ document_id }) => document_id);
  return new Map(
    [...grouped].map(([id, terms]) => [id, terms.map(({ document_id: _, ...term }) => term)]),
  );
}

export async function findPostTerm(
  db: Db,
  taxonomy: PostTaxonomy,
  slug: string,
): Promise<PostTerm | null> {
  const row = await db
    .selectFrom('post_terms')
    .selectAll()
    .where('taxonomy', '=', taxonomy)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** Those with a post that everybody may read. */
export async function listUsedTerms(db: Db, now: number): Promise<PostTerm[]> {
  return db
    .selectFrom('post_terms')
    .selectAll()
    .where('id', 'in', (query) =>
      query
        .selectFrom('document_terms')
        .innerJoin('documents', 'documents.id', 'document_terms.document_id')
        .select('term_id')
        .where('status', '=', 'publish')
        .where('published_at', '<=', now),
    )
    .orderBy('id')
    .execute();
}
