import type { ReviewRecord } from '#wire/reviews.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './vote-buttons.module.css';

/** Stands for the count, an element of its own: a vote changes it and nothing else. */
const COUNT = '{count}';

/**
 * Helpful votes. The counts are rendered by the server; the visitor's own vote is marked by the
 * browser. The thumbs are masks in CSS: a page has two of them for each review.
 */
export function VoteButtons({ votes }: Pick<ReviewRecord, 'votes'>) {
  const t = useTranslator();
  return (
    <div className={styles.votes} data-votes="">
      <span className={styles.title}>{t('reviewSection.helpful')}</span>
      {(['up', 'down'] as const).map((vote) => {
        const label = vote === 'up' ? 'reviewSection.voteUp' : 'reviewSection.voteDown';
        const [before, after] = t(label, { count: COUNT }).split(COUNT);
        return (
          <button
            key={vote}
            type="button"
            data-vote={vote}
            aria-pressed="false"
            className={styles.button}
          >
            <span className="visually-hidden">{before}</span>
            <span data-vote-count="">{votes[vote]}</span>
            {after && <span className="visually-hidden">{after}</span>}
          </button>
        );
      })}
    </div>
  );
}
