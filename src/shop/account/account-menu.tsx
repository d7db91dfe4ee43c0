import { useEffect, useRef } from 'react';
import type { AccountFrame } from '#wire/account.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './account-menu.module.css';

/** Scrolls a little past the current entry, so that the previous one is visible too. */
const SIGHT = 96;

/** The account's navigation; it scrolls horizontally on a narrow screen. */
export function AccountMenu({ frame }: { frame: AccountFrame }) {
  const t = useTranslator();
  const nav = useRef<HTMLElement>(null);
  // Keeps the current entry visible on a narrow screen.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - SIGHT;
  }, []);
  return (
    <nav
      ref={nav}
      aria-label={t('account.menu')}
      className={`woocommerce-MyAccount-navigation ${styles.menu}`}
    >
      <ul className={styles.list}>
        {frame.menu.map(({ key, url, current }) => (
          <li key={key}>
            <a href={url} className={styles.link} aria-current={current ? 'page' : undefined}>
              {t(`account.${key}`)}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={frame.logOutUrl}>
            <input type="hidden" name="_wpnonce" value={frame.nonce} readOnly />
            <button type="submit" className={styles.link}>
              {t('account.logOut')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
