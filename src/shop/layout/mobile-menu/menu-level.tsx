import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuItem } from '#wire/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { opensMore } from '../main-nav/opens-at.ts';
import { PanelCopy } from '../main-nav/panel-blocks.tsx';
import styles from './mobile-menu.module.css';
import type { OpenLevel } from './use-menu-levels.ts';

interface MenuLevelProps {
  level: OpenLevel;
  path?: string;
  place: 'before' | 'current' | 'after';
  /** The entry whose own level is open; null where none is. */
  openId: number | null;
  onEnter: (item: MenuItem) => void;
  onBack: () => void;
  /** Placed after the entries. */
  children?: ReactNode;
}

/** One level of the mobile menu. Only the current one is reachable by keyboard. */
export function MenuLevel(props: MenuLevelProps) {
  const { level, path, place, openId, onEnter, onBack, children } = props;
  const t = useTranslator();
  const { parent } = level;
  const sheet = useRef<HTMLDivElement>(null);
  const entered = useRef<HTMLButtonElement | null>(null);

  // Focus follows the slide: to the back button going down, to the entry it came from going up.
  useEffect(() => {
    if (place !== 'current') return;
    const target = entered.current ?? (parent ? sheet.current?.querySelector('button') : null);
    target?.focus({ preventScroll: true });
    entered.current = null;
  }, [place, parent]);

  const enter = (item: MenuItem, button: HTMLButtonElement) => {
    entered.current = button;
    onEnter(item);
  };

  return (
    <div ref={sheet} className={styles.level} data-place={place} inert={place !== 'current'}>
      {parent && (
        <div className={styles.back}>
          <button type="button" onClick={onBack} className={styles.backButton}>
            <Icon name="chevron" size={20} />
            <span className="visually-hidden">{t('layout.back')}: </span>
            {level.before?.label ?? t('layout.mainMenu')}
          </button>
          <p className={styles.title}>{parent.label}</p>
        </div>
      )}
      <ul className={styles.items}>
        {parent && parent.url !== '#' && (
          <li className={styles.row}>
            <a href={parent.url} className={styles.all}>
              {t('layout.allOf', { name: parent.label })}
            </a>
          </li>
        )}
        {level.items.map((item) => (
          <li key={item.id} className={styles.row}>
            {item.url === '#' && opensMore(item) ? (
              <button
                type="button"
                className={styles.link}
                aria-expanded={openId === item.id}
                onClick={(event) => enter(item, event.currentTarget)}
              >
                {item.label}
                <Icon name="chevron" size={20} />
              </button>
            ) : (
              <>
                <a
                  href={item.url}
                  className={styles.link}
                  aria-current={item.url === path ? 'page' : undefined}
                >
                  {item.label}
                </a>
                {opensMore(item) && (
                  <button
                    type="button"
                    className={styles.enter}
                    aria-label={t('layout.openMenu', { name: item.label })}
                    aria-expanded={openId === item.id}
                    onClick={(event) => enter(item, event.currentTarget)}
                  >
                    <Icon name="chevron" size={20} />
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {parent?.panel !== undefined && <PanelCopy panel={parent.panel} />}
      {children}
    </div>
  );
}
