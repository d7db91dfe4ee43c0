import type { Layout } from '#wire/layout.ts';
import { ConsentLink } from '../consent/consent-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Island } from '../ui/island/island.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './footer.module.css';
import { footerIsland } from './footer-island.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

export function Footer({ layout }: { layout: Layout }) {
  const t = useTranslator();
  const { shopName, tagline, logo, footerMenus, newsletter, payments } = layout;
  const arrangement = layout.arrangement.footer;
  return (
    <footer className={`footer later ${styles.footer}`}>
      {arrangement !== 'slim' && (
        <Island
          island={footerIsland}
          data={{ shopName, tagline, logo, footerMenus, newsletter, payments, arrangement }}
        />
      )}
      <div className={`page-width ${styles.end}`}>
        <p>{t('layout.rights', { year: layout.year, shop: shopName })}</p>
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
