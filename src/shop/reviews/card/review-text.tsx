import { cutText } from '#rules/reviews/cut-text.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './review-text.module.css';

/** The text of a review. A long one is expanded natively, with or without script. */
export function ReviewText({ text, cut }: { text: string; cut: number }) {
  const t = useTranslator();
  const { visible: displayed, rest } = cutText(text, cut);
  if (rest === '') return text === '' ? null : <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.text}>
      <span>{displayed}</span>
      <span className={styles.rest}>{rest}</span>
      <details className={styles.more} data-read-more="">
        <summary className={styles.opener}>
          <span className={styles.shut}>
            <span aria-hidden="true">… </span>
            <span className={styles.words}>{t('reviewSection.readMore')}</span>
          </span>
          <span className={styles.open}>
            {' '}
            <span className={styles.words}>{t('reviewSection.readLess')}</span>
          </span>
        </summary>
      </details>
    </div>
  );
}
