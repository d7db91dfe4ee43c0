import { sql } from 'kysely';
import { matchesName } from '#rules/search/closeness.ts';
import { type SearchQuery, termStems } from '#rules/search/search-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

export interface FoundDocument {
  name: string;
  url: string;
  excerpt: string;
}

/**
 * Pages and posts whose title or excerpt holds every word of the term, else those with the stems of
 * what it was understood as.
 */
export async function searchDocuments(
  ctx: ShopContext,
  term: string,
  query: SearchQuery | null,
  limit = 6,
): Promise<FoundDocument[]> {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const literal = await documentsWith(
    ctx,
    words.map((word) => [word]),
    limit,
  );
  if (literal.length > 0) return literal;
  if (!query) return [];
  // A stem is part of many words: the database selects, and the words decide.
  const near = await documentsWith(ctx, termStems(query), MAX_COMPARED);
  return near
    .filter(({ name, excerpt }) => matchesName(`${name} ${excerpt}`, query))
    .slice(0, limit);
}

const MAX_COMPARED = 50;

/**
 * There are tens of them, so a plain scan is enough. The home page is left out: every shopper knows
 * where it is.
 */
async function documentsWith(
  ctx: ShopContext,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<FoundDocument[]> {
  if (words.length === 0) return [];
  let query = ctx.db
    .selectFrom('documents')
    .select(['kind', 'slug', 'title', 'excerpt'])
    .where('status', '=', 'publish')
    .where('published_at', '<=', ctx.now)
    .where((check) => check.not(check.and({ kind: 'page', slug: 'home' })))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit);
  for (const alternatives of words) {
    query = query.where((check) => check.or(alternatives.map(isContained)));
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    name: row.title,
    url: address(ctx.settings, row.kind === 'post' ? 'routes.post' : 'routes.document', {
      slug: row.slug,
    }),
    excerpt: row.excerpt,
  }));
}

function isContained(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(title || ' ' || excerpt) like ${pattern} escape '\\'`;
}
