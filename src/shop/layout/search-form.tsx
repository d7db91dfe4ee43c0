import {
  type ComponentType,
  lazy,
  Suspense,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Layout } from '#wire/layout.ts';
import type { FieldAttributes, FieldKeys, LiveSearchProps } from '../search/live-search.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './search-form.module.css';

export const SEARCH_ID = 'header-search';

// Suggestions are loaded when the field is first focused; without them the form still searches.
const LiveSearch = lazy<ComponentType<LiveSearchProps>>(async () => {
  try {
    return { default: (await import('../search/live-search.tsx')).LiveSearch };
  } catch {
    return { default: () => null };
  }
});

/**
 * One form for all widths: in the header's row on wide screens, a native popover under the search
 * button on narrow ones, which needs no script.
 */
export function SearchForm({ categories }: { categories: Layout['searchCategories'] }) {
  const t = useTranslator();
  const { routes } = useShop();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<FieldKeys | null>(null);
  const [used, setUsed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [field, setField] = useState<FieldAttributes>({});
  const [busy, setBusy] = useState(false);
  const fieldId = `${id}-term`;

  // Handles a field that was focused before hydration.
  useEffect(() => {
    const own = document.getElementById(fieldId);
    if (!(own instanceof HTMLInputElement) || document.activeElement !== own) return;
    setUsed(true);
    setFocused(true);
    setText(own.value);
  }, [fieldId]);

  return (
    <search id={SEARCH_ID} popover="auto" className={styles.search} onToggle={focusField}>
      <form
        ref={form}
        action={routes.search}
        method="get"
        className={styles.form}
        onFocus={() => setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setFocused(currentTarget.contains(relatedTarget))
        }
      >
        <div className={styles.line}>
          {categories.length > 0 && (
            <div className={styles.where}>
              <label htmlFor={`${id}-where`} className="visually-hidden">
                {t('layout.searchCategory')}
              </label>
              <select
                id={`${id}-where`}
                name="product_cat"
                className={styles.select}
                onChange={(event) => setCategory(event.currentTarget.value)}
              >
                <option value="">{t('layout.allCategories')}</option>
                {categories.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={16} className={styles.arrow} />
            </div>
          )}
          <label htmlFor={fieldId} className="visually-hidden">
            {t('layout.searchPlaceholder')}
          </label>
          <input
            id={fieldId}
            type="search"
            name="s"
            required
            maxLength={200}
            placeholder={t('layout.searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
            {...field}
            onFocus={() => setUsed(true)}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => keys.current?.(event)}
          />
          <button
            type="submit"
            className={classNames('waits', styles.go, busy && 'loading')}
            aria-label={t('layout.search')}
            aria-busy={busy || undefined}
          >
            <Icon name="search" size={20} />
          </button>
        </div>
        <Suspense fallback={null}>
          {used && (
            <LiveSearch
              id={fieldId}
              form={form}
              text={text}
              category={category}
              focused={focused}
              keys={keys}
              setField={setField}
              setBusy={setBusy}
            />
          )}
        </Suspense>
      </form>
    </search>
  );
}

function focusField(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
}
