import { useMemo } from 'react';
import type { MenuItem } from '#wire/layout.ts';
import { Island } from '../../ui/island/island.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './main-nav.module.css';
import { navBarIsland } from './nav-bar-island.ts';
import { pathIn } from './opens-at.ts';

/** The menu of wide screens: an island, since phones never show it. */
export function MainNav({ items, path = '' }: { items: MenuItem[]; path?: string | undefined }) {
  const t = useTranslator();
  const data = useMemo(() => ({ items, path: pathIn(items, path) }), [items, path]);
  return (
    <nav aria-label={t('layout.mainMenu')} className={`main-nav ${styles.nav}`}>
      <Island island={navBarIsland} data={data} />
    </nav>
  );
}
