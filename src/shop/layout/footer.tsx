import { useId } from 'react';
import type { Layout } from '#wire/layout.ts';
import { ConsentLink } from '../consent/consent-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

export function Footer({ layout }: { layout: Layout }) {
  const t = useTranslator();
  const id = useId();
  return (
    <footer className={`footer later ${styles.footer}`}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.brand}>
          <Logo name={layout.shopName} />
          <p>{layout.tagline}</p>
        </div>
        {layout.footerMenus.map((menu, index) => (
          <nav key={menu.title} aria-labelledby={`${id}-${index}`}>
            <h2 id={`${id}-${index}`} className={styles.title}>
              {menu.title}
            </h2>
            <ul className={styles.links}>
              {menu.items.map((item) => (
                <li key={item.id}>
                  <a href={item.url}>{item.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`page-width ${styles.end}`}>
        <p>{t('layout.rights', { year: layout.year, shop: layout.shopName })}</p>
        <ConsentLink />
        <SchemeSwitch />
        <a href="#top" className={`back-to-top ${styles.top}`}>
          {t('layout.backToTop')}
          <Icon name="arrow-up" size={16} />
        </a>
      </div>
    </footer>
  );
}
