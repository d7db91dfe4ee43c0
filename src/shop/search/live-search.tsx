import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './live-search.module.css';
import { clearSearches, recentSearches, recordSearch } from './recent-store.ts';
import { SuggestionList } from './suggestion-list.tsx';
import {
  categoryGroups,
  recentGroups,
  selectableRows,
  suggestionGroups,
} from './suggestion-rows.ts';
import { formCategories, useAttributes, useSearchForm } from './use-search-form.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface LiveSearchProps {
  fieldId: string;
  inPanel?: boolean;
}

export function LiveSearch({ fieldId, inPanel = false }: LiveSearchProps) {
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && <Suggestions field={field} inPanel={inPanel} />;
}

interface SuggestionsProps {
  field: HTMLInputElement;
  inPanel: boolean;
}

/** Suggestions under the search field: a combobox whose list is a box of links. */
function Suggestions({ field, inPanel }: SuggestionsProps) {
  const t = useTranslator();
  const config = useShop();
  const { text, category, focused } = useSearchForm(field);
  const typed = text.trim().replace(/\s+/g, ' ');
  const { found, busy } = useSuggestions(config, { text: typed, category });
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [activeId, setActiveId] = useState<string | undefined>();
  const [closedFor, setClosedFor] = useState<string | null>(null);

  const listId = `${field.id}-list`;
  const place = {
    listId,
    t,
    searchUrl: (requested: string) => searchUrl(config.routes.search, requested, category),
  };
  const categoryUrl = (slug: string) =>
    config.routes.category.replace(':slug', encodeURIComponent(slug));
  const groups = found
    ? suggestionGroups(found, place)
    : [
        ...recentGroups(recent, typed, place),
        ...categoryGroups(formCategories(field), typed, { ...place, categoryUrl }),
      ];
  const rows = selectableRows(groups);
  const open = focused && groups.length > 0 && closedFor !== text;
  const active = open ? rows.findIndex((row) => row.id === activeId) : -1;
  const currentId = rows[active]?.id;

  // Another tab may have searched meanwhile.
  useEffect(() => {
    if (focused) setRecent(recentSearches());
  }, [focused]);
  // A new list has no selection, not even where a row is exactly what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with what was found.
  useEffect(() => setActiveId(undefined), [typed, found]);

  const submitted = useEffectEvent(() => recordSearch(typed));
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setClosedFor(null);
      setActiveId(rows[nextIndex(active, event.key, rows.length)]?.id);
    } else if (event.key === 'Escape' && open) {
      // The panel of narrow screens stays open, and the text stays in the field.
      event.preventDefault();
      setClosedFor(text);
    } else if (event.key === 'Enter' && currentId !== undefined) {
      event.preventDefault();
      document.getElementById(currentId)?.click();
    }
  });
  useEffect(() => {
    const { form } = field;
    const submit = () => submitted();
    const press = (event: KeyboardEvent) => pressed(event);
    form?.addEventListener('submit', submit);
    field.addEventListener('keydown', press);
    return () => {
      form?.removeEventListener('submit', submit);
      field.removeEventListener('keydown', press);
    };
  }, [field]);

  useAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': String(open),
    'aria-controls': open ? listId : null,
    'aria-activedescendant': currentId ?? null,
  });
  const button = field.form?.querySelector('[type="submit"]') ?? null;
  useAttributes(button, { 'aria-busy': busy ? 'true' : null });
  useEffect(() => {
    button?.classList.toggle('loading', busy);
  }, [button, busy]);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function clear() {
    clearSearches();
    setRecent([]);
    field.focus();
  }

  const isRecent = !found && recent.length > 0;
  const status = found && open ? statusText(rows.length) : '';
  return (
    <>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the field stays focused while the box is pressed or scrolled.
        <div
          className={classNames('live-search-results', styles.box, inPanel && styles.inPanel)}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SuggestionList
            id={listId}
            label={t('suggestions.list')}
            groups={groups}
            typed={found?.text ?? ''}
            activeId={currentId}
            onChoose={() => recordSearch(typed)}
          />
          {isRecent && (
            <button type="button" className={styles.clear} onClick={clear}>
              {t('suggestions.clearRecent')}
            </button>
          )}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </>
  );

  function statusText(count: number): string {
    return count > 0 ? t('suggestions.count', { count }) : t('suggestions.none');
  }
}

function searchUrl(path: string, text: string, category: string): string {
  const query = new URLSearchParams({ s: text });
  if (category !== '') query.set('product_cat', category);
  return `${path}?${query}`;
}

/** From the field (-1) to the first row and on, and from the last one back to the field. */
function nextIndex(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
