import { type FormEvent, useId, useRef } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '#wire/consent.ts';
import { trackingAllowed } from '../stores/consent-store.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Dialog } from '../ui/modal/dialog.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './consent-choices.module.css';

interface ConsentChoicesProps {
  onSave: (allowed: readonly ConsentCategory[]) => void;
  onClose: () => void;
}

/** Each purpose separately. Nothing is preselected that was not allowed before. */
export function ConsentChoices({ onSave, onClose }: ConsentChoicesProps) {
  const t = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const save = (allowed: readonly ConsentCategory[]) => {
    onSave(allowed);
    // Closed natively and still in the DOM, it restores the focus.
    form.current?.closest('dialog')?.close();
  };
  const saveTicked = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('consent');
    save(CONSENT_CATEGORIES.filter((category) => ticked.includes(category)));
  };
  return (
    <Dialog open title={t('consent.settings')} onClose={onClose}>
      <form ref={form} onSubmit={saveTicked} className={styles.form}>
        <Purpose
          label={t('consent.necessary')}
          hint={t('consent.necessaryHint')}
          value="necessary"
          checked
          fixed
        />
        {CONSENT_CATEGORIES.map((category) => (
          <Purpose
            key={category}
            label={t(`consent.${category}`)}
            hint={t(`consent.${category}Hint`)}
            value={category}
            checked={trackingAllowed(category)}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            {t('consent.save')}
          </Button>
          <Button variant="secondary" onClick={() => save([])}>
            {t('consent.refuseAll')}
          </Button>
          <Button variant="secondary" onClick={() => save(CONSENT_CATEGORIES)}>
            {t('consent.acceptAll')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PurposeProps {
  label: string;
  hint: string;
  value: string;
  checked: boolean;
  fixed?: boolean;
}

function Purpose({ label, hint, value, checked, fixed }: PurposeProps) {
  const hintId = useId();
  return (
    <div className={styles.purpose}>
      <Checkbox
        label={<strong>{label}</strong>}
        name="consent"
        value={value}
        defaultChecked={checked}
        disabled={fixed}
        aria-describedby={hintId}
      />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
