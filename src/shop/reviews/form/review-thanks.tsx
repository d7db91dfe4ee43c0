import { useEffect, useRef } from 'react';
import type { ReviewDone } from '#wire/review-form.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './review-thanks.module.css';

/** After sending: published or awaiting moderation; either way it has an address. */
export function ReviewThanks({ done, takeFocus }: { done: ReviewDone; takeFocus?: boolean }) {
  const t = useTranslator();
  const { routes } = useShop();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) ref.current?.focus();
  }, [takeFocus]);
  const approved = done.status === 'approved';
  return (
    <Notice kind="success" ref={ref} title={done.message || t('reviewForm.thanks')}>
      {approved ? (
        <LinkButton href={done.url} variant="secondary" size="small" className={styles.see ?? ''}>
          {t('reviewForm.see')}
        </LinkButton>
      ) : (
        <p className={styles.held}>
          {t('reviewForm.heldText')}{' '}
          <a href={done.url} className={styles.address}>
            {done.url.startsWith('/') ? done.url : routes.home}
          </a>
        </p>
      )}
    </Notice>
  );
}
