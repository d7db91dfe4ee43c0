import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './form-feedback.module.css';
import type { Phase } from './use-sending.ts';

const WAITING = {
  uploading: 'reviewForm.stillUploading',
  checking: 'reviewForm.checking',
  sending: 'reviewForm.sending',
} as const;

interface FormFeedbackProps {
  id: string;
  phase: Phase;
  /** The problems: the first failed check, or all problems of files. */
  texts: readonly string[];
  notice: string;
  onDiscard(): void;
}

/** The form's three kinds of message: errors, a notice, and pending. */
export function FormFeedback({ id, phase, texts, notice, onDiscard }: FormFeedbackProps) {
  const t = useTranslator();
  const waiting = phase === 'idle' ? null : WAITING[phase];
  return (
    <div className={styles.feedback}>
      <div id={id} role="alert" className={`wcpr-review-form-error ${styles.errors}`}>
        {texts.map((text) => (
          <p key={text} className={styles.error}>
            <Icon name="alert" size={20} />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <div role="status" className={`wcpr-review-form-notice ${styles.notice}`}>
        {notice !== '' && texts.length === 0 && phase === 'idle' && (
          <p className={styles.said}>
            {notice}{' '}
            <button type="button" className={styles.discard} onClick={onDiscard}>
              {t('reviewForm.discard')}
            </button>
          </p>
        )}
      </div>
      <div role="status" className={`wcpr-review-form-waiting ${styles.waiting}`}>
        {waiting && (
          <p className={styles.wait}>
            <span className={styles.spinner} aria-hidden="true" />
            {t(waiting)}
          </p>
        )}
      </div>
    </div>
  );
}
