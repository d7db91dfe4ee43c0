import { type ToggleEvent, useId, useState } from 'react';
import type { Layout } from '#wire/layout.ts';
import { useLiveSearch } from '../search/use-live-search.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './search-form.module.css';

export const SEARCH_ID = 'header-search';

/**
 * One form for all widths: in the header's row on wide screens, a native popover under the search
 * button on narrow ones, which needs no script.
 */
export function SearchForm({ categories }: { categories: Layout['searchCategories'] }) {
  const t = useTranslator();
  const { routes } = useShop();
  const id = useId();
  const fieldId = `${id}-term`;
  const [category, setCategory] = useState('');
  const live = useLiveSearch(fieldId, { category, inPanel: true });
  return (
    <search id={SEARCH_ID} popover="auto" className={styles.search} onToggle={focusField}>
      <form action={routes.search} method="get" className={styles.form} {...live.formProps}>
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
            enterKeyHint="search"
            className={styles.input}
            {...live.fieldProps}
          />
          <button
            type="submit"
            aria-label={t('layout.search')}
            {...live.buttonProps}
            className={classNames('waits', styles.go, live.buttonProps.className)}
          >
            <Icon name="search" size={20} />
          </button>
        </div>
        {live.suggestions}
      </form>
    </search>
  );
}

function focusField(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
}
