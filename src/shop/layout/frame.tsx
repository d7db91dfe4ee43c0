import type { ReactNode } from 'react';
import type { Layout } from '#wire/layout.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './layout.module.css';
import { StoreNotice } from './store-notice.tsx';

/** What surrounds the content of a page. */
export interface FrameProps {
  layout: Layout;
  /** Path of this page: its menu entries are marked as current. */
  path?: string;
  /** The content of <main>. */
  children: ReactNode;
}

interface FramePartsProps {
  layout: Layout;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Skip link, store notice, header, <main> and footer, in this order. */
export function FrameParts({ layout, header, footer, children }: FramePartsProps) {
  const t = useTranslator();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('layout.skip')}
      </a>
      {layout.storeNotice && <StoreNotice {...layout.storeNotice} />}
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </>
  );
}
