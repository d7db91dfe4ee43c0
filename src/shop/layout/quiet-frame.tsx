import type { ReactNode } from 'react';
import type { Layout } from '#wire/layout.ts';
import { ConsentLink } from '../consent/consent-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { FrameParts, type FrameProps } from './frame.tsx';
import header from './header.module.css';
import { Logo } from './logo.tsx';
import styles from './quiet-frame.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The frame of pages on which an order is finished: nothing leads away but the logo and the basket. */
export function QuietFrame({ layout, children }: FrameProps) {
  return (
    <FrameParts
      layout={layout}
      header={
        <QuietHeader layout={layout}>
          <BackToCart />
        </QuietHeader>
      }
      footer={<QuietFooter layout={layout} links={layout.topBar.links} />}
    >
      {children}
    </FrameParts>
  );
}

/** The frame of a closed shop: nothing leads to what is closed. */
export function ClosedFrame({ layout, children }: FrameProps) {
  return (
    <FrameParts
      layout={layout}
      header={<QuietHeader layout={layout} />}
      footer={<QuietFooter layout={layout} links={[]} />}
    >
      {children}
    </FrameParts>
  );
}

function BackToCart() {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <a href={routes.cart} className={styles.back}>
      <Icon name="basket" size={20} />
      <span>{t('layout.backToBasket')}</span>
    </a>
  );
}

function QuietHeader({ layout, children }: { layout: Layout; children?: ReactNode }) {
  return (
    <header className={`header ${header.header}`}>
      <div className={`header-wrapper ${header.wrapper}`}>
        <div className={`page-width ${styles.row}`}>
          <Logo name={layout.shopName} logo={layout.logo} />
          {children}
        </div>
      </div>
    </header>
  );
}

interface QuietFooterProps {
  layout: Layout;
  links: Layout['topBar']['links'];
}

function QuietFooter({ layout, links }: QuietFooterProps) {
  const t = useTranslator();
  return (
    <footer className={`footer ${styles.footer}`}>
      <div className={`page-width ${styles.end}`}>
        <p>{t('layout.rights', { year: layout.year, shop: layout.shopName })}</p>
        {links.map((link) => (
          <a key={link.id} href={link.url}>
            {link.label}
          </a>
        ))}
        <ConsentLink />
        <SchemeSwitch />
      </div>
    </footer>
  );
}
