import type { ReactNode } from 'react';
import type { Layout as LayoutData } from '#wire/layout.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { QuietFooter, QuietHeader } from './quiet-frame.tsx';
import { StoreNotice } from './store-notice.tsx';

interface LayoutProps {
  layout: LayoutData;
  /** Path of this page: its menu entries are marked as current. */
  path?: string;
  /** Without menus, search and the footer's links, so that nothing leads away. */
  quiet?: boolean;
  children: ReactNode;
}

/** The frame of every page, the same for every visitor. `children` is the content of <main>. */
export function Layout({ layout, path, quiet = false, children }: LayoutProps) {
  const t = useTranslator();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('layout.skip')}
      </a>
      {layout.storeNotice && <StoreNotice {...layout.storeNotice} />}
      {quiet ? <QuietHeader layout={layout} /> : <Header layout={layout} path={path} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {quiet ? <QuietFooter layout={layout} /> : <Footer layout={layout} />}
      {!quiet && <MobileMenu layout={layout} path={path} />}
    </>
  );
}
