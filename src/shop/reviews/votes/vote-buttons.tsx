import type { ReviewRecord } from '#wire/reviews.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './vote-buttons.module.css';

/**
 * Helpful votes. The counts are rendered by the server; the visitor's own vote is marked by the
 * browser.
 */
export function VoteButtons({ votes }: Pick<ReviewRecord, 'votes'>) {
  const t = useTranslator();
  return (
    <div className={styles.votes} data-votes="">
      <span className={styles.title}>{t('reviewSection.helpful')}</span>
      {(['up', 'down'] as const).map((vote) => {
        const label = vote === 'up' ? 'reviewSection.voteUp' : 'reviewSection.voteDown';
        return (
          <button
            key={vote}
            type="button"
            data-vote={vote}
            data-label={t(label, { count: '{count}' })}
            aria-pressed="false"
            aria-label={t(label, { count: votes[vote] })}
            className={styles.button}
          >
            <Icon name={`thumb-${vote}`} size={16} />
            <span data-vote-count="">{votes[vote]}</span>
          </button>
        );
      })}
    </div>
  );
}
