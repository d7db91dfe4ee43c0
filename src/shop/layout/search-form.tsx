import { type ToggleEvent, useId } from 'react';
import type { Layout } from '#wire/layout.ts';
import { LiveSearchHost } from '../search/live-search-host.tsx';
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
  return (
    <search id={SEARCH_ID} popover="auto" className={styles.search} onToggle={focusField}>
      <form action={routes.search} method="get" className={styles.form}>
        <div className={styles.line}>
          {categories.length > 0 && (
            <div className={styles.where}>
              <label htmlFor={`${id}-where`} className="visually-hidden">
                {t('layout.searchCategory')}
              </label>
              <select id={`${id}-where`} name="product_cat" className={styles.select}>
                <option value="">{t('layout.allCategories')}</option>
                {categories.map((category) => (
                  <option key={category.slug} value={category.slug}>
                    {category.name}
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
          />
          <button type="submit" className={`waits ${styles.go}`} aria-label={t('layout.search')}>
            <Icon name="search" size={20} />
          </button>
        </div>
        <LiveSearchHost fieldId={fieldId} inPanel />
      </form>
    </search>
  );
}

function focusField(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
}
