import { useMemo } from 'react';
import type { Layout } from '#wire/layout.ts';
import { Icon } from '../ui/icon.tsx';
import { Island } from '../ui/island/island.tsx';
import { Drawer } from '../ui/modal/drawer.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { MenuLevel } from './menu-level.tsx';
import styles from './mobile-menu.module.css';
import { useMenuLevels } from './use-menu-levels.ts';

export const MOBILE_MENU_ID = 'mobile-menu';

interface MobileMenuProps {
  layout: Layout;
  path?: string;
}

/** The menu of narrow screens: a drawer with levels that slide, or with a tree. */
export function MobileMenu({ layout, path }: MobileMenuProps) {
  const t = useTranslator();
  const { mobileMenu } = useShop().header;
  const Entries = mobileMenu === 'accordion' ? TreeEntries : SlidingEntries;
  return (
    <Drawer id={MOBILE_MENU_ID} side="start" title={t('layout.menu')} className="mobile-sidebar">
      <Entries layout={layout} path={path} />
    </Drawer>
  );
}

/** Each level slides over the previous one. */
function SlidingEntries({ layout, path }: MobileMenuProps) {
  const t = useTranslator();
  const { levels, depth, go, back } = useMenuLevels(layout.mainMenu);
  return (
    <nav aria-label={t('layout.mainMenu')} className={styles.levels}>
      {levels.map((level, index) => (
        <MenuLevel
          key={level.parent?.id ?? 0}
          level={level}
          path={path}
          place={index === depth ? 'current' : index < depth ? 'before' : 'after'}
          openId={index < depth ? (levels[index + 1]?.parent?.id ?? null) : null}
          onEnter={go}
          onBack={back}
        >
          {index === 0 && <FurtherLinks layout={layout} />}
        </MenuLevel>
      ))}
    </nav>
  );
}

/** An island: few shops have it, and few visitors open it. */
function TreeEntries({ layout, path = '' }: MobileMenuProps) {
  const t = useTranslator();
  const tree = useMemo(() => ({ items: layout.mainMenu, path }), [layout.mainMenu, path]);
  return (
    <nav aria-label={t('layout.mainMenu')}>
      <Island name="menuTree" data={tree} />
      <FurtherLinks layout={layout} />
    </nav>
  );
}

function FurtherLinks({ layout }: { layout: Layout }) {
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
      {layout.topBar.links.map((link) => (
        <li key={link.id}>
          <a href={link.url}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
