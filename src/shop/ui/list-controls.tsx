import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import type { Pagination as PaginationData } from '#wire/listing.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './list-controls.module.css';
import { useTranslator } from './shop-context.tsx';

interface PaginationProps {
  pagination: PaginationData;
  className?: string | undefined;
}

/** Links, so that every page of a listing has an address. Nothing for a single page. */
export function Pagination({ pagination, className }: PaginationProps) {
  const t = useTranslator();
  if (pagination.pages < 2) return null;
  return (
    <nav aria-label={t('listing.pages')} className={className}>
      <PageLinks pagination={pagination} />
    </nav>
  );
}

interface PageLinksProps {
  pagination: PaginationData;
  /** Pagination of the reviews in a page: not followed by search engines. */
  ofReviews?: boolean;
}

/** Numbers with arrows. The data attributes are for scripts that page in place. */
export function PageLinks({ pagination, ofReviews }: PageLinksProps) {
  const t = useTranslator();
  const { page, previous, next, links } = pagination;
  const rel = ofReviews ? ' nofollow' : '';
  return (
    <div className={styles.pages}>
      {previous && (
        <a href={previous} rel={`prev${rel}`} className={styles.turn} data-page={page - 1}>
          <Icon name="chevron" size={20} className={styles.back} />
          <span className={styles.word}>{t('listing.previous')}</span>
        </a>
      )}
      <ol className={styles.numbers}>
        {links.map((link) => (
          <Fragment key={link.page}>
            {link.gapBefore && (
              <li aria-hidden="true" className={styles.gap}>
                …
              </li>
            )}
            <li>
              <a
                href={link.url}
                rel={rel || undefined}
                className={styles.number}
                aria-label={t(ofReviews ? 'reviewSection.page' : 'listing.page', {
                  page: link.page,
                })}
                aria-current={link.page === page ? 'page' : undefined}
                data-page={link.page}
              >
                {link.page}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {next && (
        <a href={next} rel={`next${rel}`} className={styles.turn} data-page={page + 1}>
          <span className={styles.word}>{t('listing.next')}</span>
          <Icon name="chevron" size={20} />
        </a>
      )}
    </div>
  );
}

type SortFormProps = {
  action: string;
  /** A class for other scripts; `className` is the select's. */
  formClass?: string;
  options: readonly { value: string; label: string }[];
  /** On a phone the label is visually hidden. */
  compact?: boolean;
  /** In a closed section: the select is text until `restoreSelects` is called. */
  late?: boolean;
  /** Hidden fields with the list's other parameters. */
  children: ReactNode;
} & ComponentProps<'select'>;

/**
 * The order of a list: a form with a button where no script runs. Autofill is off, so that a value
 * other than the current order was always chosen by the visitor.
 */
export function SortForm({
  action,
  formClass,
  options,
  compact,
  late,
  children,
  ...props
}: SortFormProps) {
  const { id: productIdInput, className, ...select } = props;
  const t = useTranslator();
  const offlineGatewayId = useId();
  const id = productIdInput ?? offlineGatewayId;
  const field = (
    <select {...select} id={id} autoComplete="off" className={classNames(styles.select, className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <form
      method="get"
      action={action}
      autoComplete="off"
      className={classNames(styles.form, compact && styles.compact, formClass)}
    >
      {children}
      <label htmlFor={id} className={styles.label}>
        {t('listing.sort')}
      </label>
      <span className={classNames(styles.frame, late && styles.late)}>
        {late ? <noscript data-select="">{field}</noscript> : field}
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </span>
      <noscript>
        <Button type="submit" size="small" variant="secondary">
          {t('listing.apply')}
        </Button>
      </noscript>
    </form>
  );
}
