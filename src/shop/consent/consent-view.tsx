import { useRef } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '#wire/consent.ts';
import { Button } from '../ui/button.tsx';
import { useText } from '../ui/shop-context.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import { currentConsent, giveConsent } from './consent-store.ts';
import styles from './consent-view.module.css';

interface ConsentViewProps {
  view: 'banner' | 'choices';
  onView: (view: 'nothing' | 'banner' | 'choices') => void;
  policyUrl: string;
}

/** The question at the foot of the window. It blocks nothing, and both answers weigh the same. */
export function ConsentView({ view, onView, policyUrl }: ConsentViewProps) {
  const t = useText();
  const answered = useRef(currentConsent() !== null);
  const answer = (allowed: readonly ConsentCategory[]) => {
    answered.current = true;
    giveConsent(allowed);
    onView('nothing');
  };
  if (view === 'choices') {
    return (
      <ConsentChoices
        onSave={answer}
        // The question stays open for whoever closes it without an answer.
        onClose={() => onView(answered.current ? 'nothing' : 'banner')}
      />
    );
  }
  return (
    <section className={`consent-banner ${styles.banner}`} aria-label={t('consent.title')}>
      <div className={styles.words}>
        <p className={styles.title}>{t('consent.title')}</p>
        <p>
          {t('consent.text')} {policyUrl && <a href={policyUrl}>{t('consent.more')}</a>}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => answer([])}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => answer(CONSENT_CATEGORIES)}>
          {t('consent.accept')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onView('choices')}>
          {t('consent.choose')}
        </Button>
      </div>
    </section>
  );
}
