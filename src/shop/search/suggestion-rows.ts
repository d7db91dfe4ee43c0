import { MIN_SEARCH_LENGTH } from '#wire/search/suggestion-limits.ts';
import type { Suggestion } from '#wire/search/suggestions.ts';
import type { Translate } from '../ui/translate.ts';
import { type FoundSuggestions, isSelectable } from './use-suggestions.ts';

// What the box under the field shows: rows in groups, in the order of the arrow keys.

export interface SuggestionRow {
  id: string;
  text: string;
  /** '' for a row that cannot be selected. */
  url: string;
  img?: string | undefined;
  /** HTML. */
  price?: string | undefined;
  /** Whether what was typed is emphasised in it. */
  isName: boolean;
}

export interface SuggestionGroup {
  /** '' for rows without a heading. */
  title: string;
  rows: SuggestionRow[];
}

interface Place {
  listId: string;
  searchUrl(text: string): string;
  t: Translate;
}

export function suggestionGroups(found: FoundSuggestions, place: Place): SuggestionGroup[] {
  const { suggestions, total, more } = found.answer;
  const { listId, searchUrl, t } = place;
  const rows = (type: Suggestion['type']) =>
    suggestions
      .filter((one) => one.type === type)
      .map((one, at) => toRow(one, `${listId}-${type ?? 'none'}-${at}`));
  const all = {
    id: `${listId}-all`,
    text: more
      ? t('suggestions.seeMore', { count: total })
      : t('suggestions.seeAll', { count: total }),
    url: searchUrl(found.text),
    isName: false,
  };
  const groups = [
    { title: t('suggestions.products'), rows: rows('Product') },
    { title: t('suggestions.categories'), rows: rows('Category') },
    { title: t('suggestions.pages'), rows: rows('Page') },
    { title: '', rows: rows(undefined) },
    { title: '', rows: total > 0 ? [all] : [] },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

function toRow(suggestion: Suggestion, id: string): SuggestionRow {
  const { value, url, img, price } = suggestion;
  return { id, text: value, url: isSelectable(suggestion) ? url : '', img, price, isName: true };
}

/** Recent searches that begin with what was typed, as long as that is too short to be suggested for. */
export function recentGroups(
  recent: readonly string[],
  typed: string,
  { listId, searchUrl, t }: Place,
): SuggestionGroup[] {
  if ([...typed].length >= MIN_SEARCH_LENGTH) return [];
  const fitting = recent.filter((text) => text.toLowerCase().startsWith(typed.toLowerCase()));
  if (fitting.length === 0) return [];
  const rows = fitting.map((text, at) => ({
    id: `${listId}-recent-${at}`,
    text,
    url: searchUrl(text),
    isName: false,
  }));
  return [{ title: t('suggestions.recent'), rows }];
}

/** The categories of the form, before anything is typed. */
export function categoryGroups(
  categories: readonly { slug: string; name: string }[],
  typed: string,
  { listId, categoryUrl, t }: Pick<Place, 'listId' | 't'> & { categoryUrl(slug: string): string },
): SuggestionGroup[] {
  if (typed !== '' || categories.length === 0) return [];
  const rows = categories.map(({ slug, name }) => ({
    id: `${listId}-category-${slug}`,
    text: name,
    url: categoryUrl(slug),
    isName: false,
  }));
  return [{ title: t('suggestions.categories'), rows }];
}

/** The rows that the arrow keys reach. */
export function selectableRows(groups: readonly SuggestionGroup[]): SuggestionRow[] {
  return groups.flatMap(({ rows }) => rows).filter(({ url }) => url !== '');
}
