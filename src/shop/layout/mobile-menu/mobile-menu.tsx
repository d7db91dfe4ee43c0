import { useMemo } from 'react';
import type { Layout } from '#wire/layout.ts';
import { Island } from '../../ui/island/island.tsx';
import { Drawer } from '../../ui/modal/drawer.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { pathIn } from '../main-nav/opens-at.ts';
import type { MenuData } from './menu-data.ts';
import { menuLevelsIsland, menuTreeIsland } from './menu-islands.ts';
import styles from './mobile-menu.module.css';

export const MOBILE_MENU_ID = 'mobile-menu';

interface MobileMenuProps {
  layout: Layout;
  path?: string | undefined;
}

/**
 * The menu of narrow screens: a drawer with levels that slide, or with a tree. Its entries are an
 * island, whose script is loaded when the drawer is opened.
 */
export function MobileMenu({ layout, path = '' }: MobileMenuProps) {
  const t = useTranslator();
  const slides = useShop().header.mobileMenu === 'slide';
  const data = useMemo(() => menuData(layout, path), [layout, path]);
  return (
    <Drawer id={MOBILE_MENU_ID} side="start" title={t('layout.menu')} className="mobile-sidebar">
      <nav aria-label={t('layout.mainMenu')} className={slides ? styles.levels : undefined}>
        <Island island={slides ? menuLevelsIsland : menuTreeIsland} data={data} />
      </nav>
    </Drawer>
  );
}

function menuData({ mainMenu: items, topBar: { links } }: Layout, path: string): MenuData {
  return { items, links, path: pathIn(items, path) };
}
