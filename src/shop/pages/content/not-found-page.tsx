import { useId } from 'react';
import { LiveSearchHost } from '../../search/live-search-host.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPageView() {
  const t = useTranslator();
  const { routes } = useShop();
  const fieldId = useId();
  return (
    <div className={`page-width ${styles.page}`}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{t('problem.notFound')}</h1>
      <p className={styles.text}>{t('problem.notFoundText')}</p>
      <search>
        <form action={routes.search} method="get" className={styles.form}>
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
            autoComplete="off"
          />
          <Button type="submit" icon="search">
            {t('layout.search')}
          </Button>
          <LiveSearchHost fieldId={fieldId} />
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
