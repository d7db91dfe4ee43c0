import { useEffect, useState } from 'react';
import { SCHEME_STORAGE, SCHEMES, type Scheme } from '#wire/layout.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './scheme-switch.module.css';

const AUTOMATIC = 'auto';
type Choice = Scheme | typeof AUTOMATIC;

function storedChoice(): Choice {
  const found = document.documentElement.dataset.scheme;
  return SCHEMES.find((scheme) => scheme === found) ?? AUTOMATIC;
}

function store(choice: Choice): void {
  if (choice === AUTOMATIC) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  try {
    if (choice === AUTOMATIC) localStorage.removeItem(SCHEME_STORAGE);
    else localStorage.setItem(SCHEME_STORAGE, choice);
  } catch {
    // A browser that forbids storage shows the choice on this page only.
  }
}

/** Light, dark, or as the system says. A script in the head applies it to the next page. */
export function SchemeSwitch() {
  const t = useTranslator();
  const [choice, setChoice] = useState<Choice>(AUTOMATIC);
  useEffect(() => setChoice(storedChoice()), []);

  function choose(value: string) {
    const chosen = SCHEMES.find((scheme) => scheme === value) ?? AUTOMATIC;
    store(chosen);
    setChoice(chosen);
  }

  return (
    <label className={styles.switch}>
      {t('layout.scheme')}
      <select
        className={styles.choice}
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={AUTOMATIC}>{t('layout.scheme.auto')}</option>
        <option value="light">{t('layout.scheme.light')}</option>
        <option value="dark">{t('layout.scheme.dark')}</option>
      </select>
    </label>
  );
}
