import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Pagination } from '#wire/listing.ts';
import { LinkButton } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './show-more.module.css';
import type { More } from './use-more-products.ts';

interface ShowMoreProps {
  pagination: Pagination;
  more: More;
  /** The element that contains the product cards. */
  grid: RefObject<HTMLElement | null>;
}

/** A link to the next page; with script its products are added below the others. */
export function ShowMore({ pagination, more, grid }: ShowMoreProps) {
  const t = useTranslator();
  const { next, pages, from, to, total } = pagination;
  // Where the new products begin, once they are there.
  const awaited = useRef<number | null>(null);
  const { visibleCount } = more;
  useEffect(() => {
    const at = awaited.current;
    if (at === null || visibleCount <= at) return;
    awaited.current = null;
    // The next press of the tab key goes on in the new products.
    const cards = grid.current?.querySelectorAll<HTMLElement>('li.product');
    cards?.[at]?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [visibleCount, grid]);
  if (pages < 2) return null;
  const onClick = (event: MouseEvent) => {
    // With a key held the link opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    awaited.current = visibleCount;
    void more.load();
  };
  return (
    <div className={styles.more}>
      <p role="status" className={styles.count}>
        {t('listing.shown', { from, to, total })}
      </p>
      {next && (
        <LinkButton
          href={next}
          rel="next"
          variant="secondary"
          aria-busy={more.busy || undefined}
          onClick={onClick}
        >
          {t('listing.more')}
        </LinkButton>
      )}
    </div>
  );
}
