import { useEffect, useRef } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '#wire/consent.ts';
import { giveConsent } from '../stores/consent-store.ts';
import { Button } from '../ui/button.tsx';
import { GrowlHost, showGrowl } from '../ui/growl/growl-host.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import styles from './consent-view.module.css';

interface ConsentViewProps {
  /** The banner is shown. */
  asking: boolean;
  choosing: boolean;
  policyUrl: string;
  onResponse: () => void;
  onChoosing: (choosing: boolean) => void;
}

/** It blocks nothing, and both answers have the same weight. */
export function ConsentView(props: ConsentViewProps) {
  const { asking, choosing, policyUrl, onResponse, onChoosing } = props;
  const t = useTranslator();
  const banner = useRoomBelow(asking);
  const respond = (allowed: readonly ConsentCategory[]) => {
    giveConsent(allowed);
    onResponse();
    showGrowl(t('consent.saved'));
  };
  return (
    <>
      {asking && (
        <section
          ref={banner}
          className={`consent-banner ${styles.banner}`}
          aria-label={t('consent.title')}
        >
          <div className={styles.words}>
            <p className={styles.title}>{t('consent.title')}</p>
            <p>
              {t('consent.text')} {policyUrl && <a href={policyUrl}>{t('consent.more')}</a>}
            </p>
          </div>
          <div className={styles.buttons}>
            <Button variant="secondary" size="small" onClick={() => respond([])}>
              {t('consent.refuse')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => respond(CONSENT_CATEGORIES)}>
              {t('consent.accept')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onChoosing(true)}>
              {t('consent.choose')}
            </Button>
          </div>
        </section>
      )}
      <GrowlHost />
      {choosing && <ConsentChoices onSave={respond} onClose={() => onChoosing(false)} />}
    </>
  );
}

/**
 * Elements of the class `above-consent` stick above the banner. By a rule of a style sheet and not by a
 * custom property of the root, which every element inherits: its change restyles the whole page.
 */
function useRoomBelow(asking: boolean) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!asking || !element) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      sheet.replaceSync(`.above-consent { inset-block-end: ${element.offsetHeight}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [asking]);
  return banner;
}
