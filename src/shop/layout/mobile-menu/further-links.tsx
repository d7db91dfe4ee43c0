import type { MenuItem } from '#wire/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './mobile-menu.module.css';

/** The account, and what wide screens have in the top bar. */
export function FurtherLinks({ links }: { links: MenuItem[] }) {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <ul className={styles.more}>
      <li>
        <a href={routes.account}>
          <Icon name="account" size={20} />
          {t('layout.account')}
        </a>
      </li>
      {links.map((link) => (
        <li key={link.id}>
          <a href={link.url}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
