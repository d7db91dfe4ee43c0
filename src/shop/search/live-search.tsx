import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { classNames } from '../ui/class-names.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './live-search.module.css';
import { clearSearches, recentSearches, recordSearch } from './recent-store.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { recentGroups, selectableRows, suggestionGroups } from './suggestion-rows.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the box adds to the field while it is there. */
export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'aria-haspopup'
>;

export type FieldKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface LiveSearchProps {
  /** The id of the field. */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  text: string;
  category: string;
  focused: boolean;
  /** The form is in a panel that clips what overflows it. */
  inPanel: boolean;
  /** How the box handles the field's keys. */
  keys: RefObject<FieldKeys | null>;
  setField(attributes: FieldAttributes): void;
  setBusy(busy: boolean): void;
}

/** Suggestions under the search field: a combobox whose list is a box of links. */
export function LiveSearch(props: LiveSearchProps) {
  const { id, form, text, category, focused, inPanel, keys, setField, setBusy } = props;
  const t = useTranslator();
  const config = useShop();
  const typed = text.trim().replace(/\s+/g, ' ');
  const { found, busy } = useSuggestions(config, { text: typed, category });
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [activeId, setActiveId] = useState<string | undefined>();
  const [closedFor, setClosedFor] = useState<string | null>(null);

  const listId = `${id}-list`;
  const place = {
    listId,
    t,
    searchUrl: (asked: string) => searchUrl(config.routes.search, asked, category),
  };
  const groups = found ? suggestionGroups(found, place) : recentGroups(recent, typed, place);
  const rows = selectableRows(groups);
  const open = focused && groups.length > 0 && closedFor !== text;
  const active = open ? rows.findIndex((row) => row.id === activeId) : -1;
  const currentId = rows[active]?.id;

  useEffect(() => setBusy(busy), [busy, setBusy]);
  // Another tab may have searched meanwhile.
  useEffect(() => {
    if (focused) setRecent(recentSearches());
  }, [focused]);
  // A new list has no selection, not even where a row is exactly what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with what was found.
  useEffect(() => setActiveId(undefined), [typed, found]);

  const submitted = useEffectEvent(() => recordSearch(typed));
  useEffect(() => {
    const own = form.current;
    own?.addEventListener('submit', submitted);
    return () => own?.removeEventListener('submit', submitted);
  }, [form]);

  useEffect(() => {
    keys.current = (event) => {
      if (event.nativeEvent.isComposing) return;
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
    };
  });

  useEffect(() => {
    setField({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': currentId,
    });
  }, [open, currentId, listId, setField]);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function clear() {
    clearSearches();
    setRecent([]);
    document.getElementById(id)?.focus();
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
