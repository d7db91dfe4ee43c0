import { type ChangeEvent, useEffect, useRef } from 'react';
import { SCHEME_STORAGE, SCHEMES } from '#wire/layout.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './scheme-switch.module.css';

/** '' is as the system says. */
function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
  const { dataset } = document.documentElement;
  if (value) dataset.scheme = value;
  else delete dataset.scheme;
  try {
    if (value) localStorage.setItem(SCHEME_STORAGE, value);
    else localStorage.removeItem(SCHEME_STORAGE);
  } catch {
    // A browser that forbids storage shows the choice on this page only.
  }
}

/** Light, dark, or as the system says. A script in the head applies it to the next page. */
export function SchemeSwitch() {
  const t = useTranslator();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = document.documentElement.dataset.scheme ?? '';
  }, []);
  return (
    <label className={styles.switch}>
      {t('layout.scheme')}
      <select ref={select} className={styles.choice} onChange={choose}>
        <option value="">{t('layout.scheme.auto')}</option>
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`layout.scheme.${scheme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
