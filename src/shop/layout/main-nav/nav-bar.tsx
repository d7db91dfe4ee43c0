import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuItem } from '#wire/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { isInBuilder } from './in-builder.ts';
import styles from './main-nav.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { opensMore } from './opens-at.ts';
import { type OpenDropdown, placePanel, watchBar } from './watch-bar.ts';

export interface NavBarData {
  items: MenuItem[];
  /** Path of the page, where it is in the menu. */
  path: string;
}

/** The entries of the menu bar. Each is a link; those with more below also have a toggle. */
export function NavBar({ data: { items, path } }: { data: NavBarData }) {
  const t = useTranslator();
  const id = useId();
  const { bar, ready, open, toggle } = useDropdown();
  return (
    <>
      <ul ref={bar} className={styles.bar} data-ready={ready || undefined}>
        {items.map((item) =>
          !opensMore(item) ? (
            <li key={item.id} className={styles.item}>
              <a
                href={item.url}
                className={styles.link}
                aria-current={item.url === path ? 'page' : undefined}
              >
                {item.label}
              </a>
            </li>
          ) : (
            <li
              key={item.id}
              className={styles.item}
              data-entry={item.id}
              data-open={open?.id === item.id || undefined}
              data-mega={item.mega || item.panel !== undefined || undefined}
            >
              <a
                href={item.url}
                className={styles.link}
                aria-current={item.url === path ? 'page' : undefined}
                onClick={(event) => {
                  if (item.url !== '#' && !isTap(event) && !isInBuilder()) return;
                  event.preventDefault();
                  toggle(item.id);
                }}
              >
                {item.label}
              </a>
              <button
                type="button"
                className={styles.toggle}
                aria-label={t('layout.openMenu', { name: item.label })}
                aria-expanded={open?.id === item.id}
                aria-controls={`${id}-${item.id}`}
                onClick={() => toggle(item.id)}
              >
                <Icon name="chevron-down" size={16} />
              </button>
              <MenuPanel id={`${id}-${item.id}`} item={item} path={path} className={styles.panel} />
            </li>
          ),
        )}
      </ul>
      {open?.by === 'click' &&
        createPortal(<div className={`menu-overlay ${styles.overlay}`} />, document.body)}
    </>
  );
}

/** Touch has no hover: a tap opens the panel, which contains a link to the entry itself. */
function isTap(event: MouseEvent<HTMLElement>): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/**
 * Which dropdown of a menu bar is open. Until this script has come, CSS opens dropdowns on hover, and
 * `ready` says when to stop doing so.
 */
function useDropdown() {
  const bar = useRef<HTMLUListElement>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState<OpenDropdown | null>(null);

  // Before paint: what the style sheet has opened does not close in between.
  useLayoutEffect(() => {
    if (!bar.current) return;
    const ended = new AbortController();
    watchBar(bar.current, setOpen, ended.signal);
    setReady(true);
    return () => ended.abort();
  }, []);

  // Before paint too: the panel is never seen in another place.
  useLayoutEffect(() => {
    if (bar.current && open) placePanel(bar.current, open.id);
  }, [open]);

  return {
    bar,
    ready,
    open,
    toggle: (id: number) =>
      setOpen((now): OpenDropdown | null => (now?.id === id ? null : { id, by: 'click' })),
  };
}
