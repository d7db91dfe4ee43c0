import { useId } from 'react';
import { useLiveSearch } from '../search/use-live-search.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPageView() {
  const t = useTranslator();
  const { routes } = useShop();
  const fieldId = useId();
  const live = useLiveSearch(fieldId);
  return (
    <div className={`page-width ${styles.page}`}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{t('problem.notFound')}</h1>
      <p className={styles.text}>{t('problem.notFoundText')}</p>
      <search>
        <form action={routes.search} method="get" className={styles.form} {...live.formProps}>
          <TextField
            id={fieldId}
            label={t('layout.search')}
            labelHidden
            type="search"
            name="s"
            required
            maxLength={100}
            placeholder={t('layout.searchPlaceholder')}
            className={styles.field}
            {...live.fieldProps}
          />
          <Button type="submit" icon="search" {...live.buttonProps}>
            {t('layout.search')}
          </Button>
          {live.suggestions}
        </form>
      </search>
      <ul className={styles.links}>
        <li>
          <a href={routes.home}>{t('problem.home')}</a>
        </li>
        <li>
          <a href={routes.shop}>{t('problem.shop')}</a>
        </li>
        <li>
          <a href={routes.journal}>{t('problem.journal')}</a>
        </li>
      </ul>
    </div>
  );
}
