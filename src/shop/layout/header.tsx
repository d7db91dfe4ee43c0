import type { Layout } from '#wire/layout.ts';
import { AccountLink } from '../account/account-link.tsx';
import { CartLink } from '../cart/mini-cart/cart-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav/main-nav.tsx';
import { MOBILE_MENU_ID } from './mobile-menu/mobile-menu.tsx';
import { SEARCH_ID, SearchForm } from './search-form.tsx';
import { useStickyHeader } from './sticky/use-sticky-header.ts';
import { TopBar } from './top-bar.tsx';
import { WideNav } from './wide-nav.tsx';

interface HeaderProps {
  layout: Layout;
  path?: string | undefined;
}

// The browser opens the menu itself, before or without our script …
const OPENS_MENU = { commandfor: MOBILE_MENU_ID, command: 'show-modal' };

/** … and where it does not support invoker commands, the script does. */
function openMenu() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const menu = document.getElementById(MOBILE_MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}

/**
 * Top bar, then the sticky wrapper, then the wide navigation. Nothing personal is rendered here,
 * since the page is cached for all visitors: script fills in the basket's count.
 */
export function Header({ layout, path }: HeaderProps) {
  const t = useTranslator();
  const { mode } = useShop().header;
  const wrapper = useStickyHeader(mode);
  const { arrangement } = layout;
  return (
    <header className={`header ${styles.header}`}>
      {arrangement.topBar && <TopBar topBar={layout.topBar} />}
      <div ref={wrapper} className={`header-wrapper ${styles.wrapper}`} data-mode={mode}>
        <div className={`page-width ${styles.row}`} data-layout={arrangement.header}>
          <IconButton
            icon="menu"
            label={t('layout.menu')}
            className={styles.narrow}
            aria-haspopup="dialog"
            onClick={openMenu}
            {...OPENS_MENU}
          />
          <Logo name={layout.shopName} logo={layout.logo} className={styles.logo} />
          <MainNav items={layout.mainMenu} path={path} />
          <SearchForm categories={layout.searchCategories} />
          <div className={styles.icons}>
            <IconButton
              icon="search"
              label={t('layout.search')}
              className={styles.narrow}
              popoverTarget={SEARCH_ID}
            />
            <AccountLink className={styles.account} />
            <CartLink />
          </div>
        </div>
      </div>
      {arrangement.categoryBar && <WideNav items={layout.wideMenu} path={path} />}
    </header>
  );
}
