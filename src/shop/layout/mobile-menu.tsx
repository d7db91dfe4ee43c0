import type { Layout } from '#wire/layout.ts';
import { Icon } from '../ui/icon.tsx';
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

/** The menu of narrow screens: a drawer in which each level slides over the previous one. */
export function MobileMenu({ layout, path }: MobileMenuProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const { levels, depth, go, back } = useMenuLevels(layout.mainMenu);
  return (
    <Drawer id={MOBILE_MENU_ID} side="start" title={t('layout.menu')} className="mobile-sidebar">
      <nav aria-label={t('layout.mainMenu')} className={styles.levels}>
        {levels.map((level, index) => (
          <MenuLevel
            key={level.parent?.id ?? 0}
            level={level}
            path={path}
            place={index === depth ? 'current' : index < depth ? 'before' : 'after'}
            onEnter={go}
            onBack={back}
          >
            {index === 0 && (
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
            )}
          </MenuLevel>
        ))}
      </nav>
    </Drawer>
  );
}
