import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { TO_OPENED_ITEM } from '../scroll/scroll-timing.ts';
import { scrollToElement } from '../scroll/scroll-to-element.ts';
import { useShop } from '../shop-context.tsx';
import { tabForKey } from './tab-keys.ts';
import { pressItem, type TabState } from './tab-state.ts';
import styles from './tabs.module.css';
import { useMatches } from './use-matches.ts';

/** Tabs from this width on, an accordion below. */
const TABS_FROM = '(min-width: 850px)';

export interface TabItem {
  /** Id of the panel, and its fragment in addresses: `tab-reviews`. */
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  state: TabState;
  onChange(state: TabState): void;
  /** An accordion on every screen, whose item of this number is open at load. */
  accordion?: number;
  heading?: 'h2' | 'h3';
  className?: string;
}

/**
 * Tabs on a wide screen, an accordion on a narrow one or on all, and without script every section
 * open under its heading: one set of panels with the same ids. The state comes from `useTabs`.
 */
export function Tabs(props: TabsProps) {
  const { label, items, state, onChange, accordion, heading: Heading = 'h2', className } = props;
  const { dir } = useShop();
  const isWide = useMatches(TABS_FROM);
  const hasTabs = accordion === undefined;

  function activate(id: string): void {
    onChange({ active: id, closed: false });
  }

  function press(event: KeyboardEvent<HTMLElement>, from: number): void {
    // A link does not respond to Space natively.
    const to =
      event.key === ' ' ? from : tabForKey({ key: event.key, from, count: items.length, dir });
    const item = to === null ? undefined : items[to];
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    activate(item.id);
    document.getElementById(tabId(item.id))?.focus();
  }

  function toggle({ currentTarget }: MouseEvent<HTMLElement>, id: string): void {
    const next = pressItem(state, id);
    onChange(next);
    if (!next.closed && !isWide) void scrollToElement(currentTarget, TO_OPENED_ITEM);
  }

  return (
    <div className={classNames(hasTabs && styles.tabs, className)} rel={accordion?.toString()}>
      {hasTabs && (
        <div role="tablist" aria-label={label} className={styles.list}>
          {items.map(({ id, title }, index) => {
            const active = id === state.active;
            return (
              <a
                key={id}
                id={tabId(id)}
                href={`#${id}`}
                role="tab"
                aria-selected={active}
                aria-controls={id}
                tabIndex={active ? 0 : -1}
                data-active={active || undefined}
                className={styles.tab}
                onClick={(event) => {
                  event.preventDefault();
                  activate(id);
                }}
                onKeyDown={(event) => press(event, index)}
              >
                {title}
              </a>
            );
          })}
        </div>
      )}
      {items.map(({ id, title, content }) => {
        const active = id === state.active;
        return (
          <section
            key={id}
            className={styles.item}
            data-active={active || undefined}
            data-shut={(active && state.closed) || undefined}
          >
            <Heading className={styles.head}>
              <button
                type="button"
                id={`${id}-opener`}
                aria-expanded={active && !state.closed}
                aria-controls={id}
                className={styles.opener}
                onClick={(event) => toggle(event, id)}
              >
                {title}
                <Icon name="chevron-down" size={20} className={styles.arrow} />
              </button>
              <span className={styles.title}>{title}</span>
            </Heading>
            <div className={styles.slide}>
              <div id={id} {...(hasTabs && isWide && getPanel(id))} className={styles.panel}>
                {content}
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** In an accordion, and without script, a panel is plain content under its heading. */
function getPanel(id: string) {
  return { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0 };
}

function tabId(id: string): string {
  return `${id}-tab`;
}
