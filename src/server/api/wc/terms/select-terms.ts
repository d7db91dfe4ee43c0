import { bestMatches } from '#rules/search/match-rank.ts';
import type { ManagedTerm } from '#server/catalog/terms/managed-term.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { termQuery } from '#wire/wc/terms.ts';
import type { ParamsOf } from '../../rest/managed-endpoint.ts';

export type TermQuery = ParamsOf<typeof termQuery>;

function compare(order: TermQuery['orderby'], a: ManagedTerm, b: ManagedTerm): number {
  switch (order) {
    case 'count':
      return a.count - b.count;
    case 'menu_order':
      return a.position - b.position || a.name.localeCompare(b.name);
    case 'slug':
    case 'description':
    case 'name':
      return a[order].localeCompare(b[order]);
    default:
      return a.id - b.id;
  }
}

function matches(
  term: ManagedTerm,
  query: TermQuery,
  ofProduct: readonly number[] | null,
): boolean {
  const { include, exclude, search, slug, parent, hide_empty: hideEmpty } = query;
  if (include.length > 0 && !include.includes(term.id)) return false;
  if (exclude.includes(term.id)) return false;
  if (hideEmpty && term.count === 0) return false;
  if (slug !== undefined && term.slug !== slug) return false;
  if (parent !== undefined && (term.parentId ?? 0) !== parent) return false;
  if (ofProduct !== null && !ofProduct.includes(term.id)) return false;
  if (search === undefined) return true;
  const words = search.toLowerCase();
  return [term.name, term.slug].some((text) => text.toLowerCase().includes(words));
}

/** The best match first, whichever way is asked for; what only its address has comes last. */
function byMatch(found: readonly ManagedTerm[], words = ''): ManagedTerm[] {
  const named = bestMatches(found, words, ({ name }) => name);
  return [...named, ...found.filter((term) => !named.includes(term))];
}

/** The page of the terms a program asks for, and how many there are. */
export function selectTerms(
  terms: readonly ManagedTerm[],
  query: TermQuery,
  ofProduct: readonly number[] | null,
): { terms: ManagedTerm[]; total: number } {
  const matching = terms.filter((term) => matches(term, query, ofProduct));
  const found = query.orderby === 'relevance' ? byMatch(matching, query.search) : matching;
  const direction = query.order === 'asc' ? 1 : -1;
  if (query.orderby === 'include') {
    found.sort((a, b) => query.include.indexOf(a.id) - query.include.indexOf(b.id));
  } else if (query.orderby !== 'relevance') {
    found.sort((a, b) => direction * (compare(query.orderby, a, b) || a.id - b.id));
  }
  const offset = rowsBefore(query);
  return { terms: found.slice(offset, offset + query.per_page), total: found.length };
}
