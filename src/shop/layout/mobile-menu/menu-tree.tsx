import { useId, useState } from 'react';
import type { MenuItem } from '#wire/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { opensAt, opensMore } from '../main-nav/opens-at.ts';
import { PanelCopy } from '../main-nav/panel-blocks.tsx';
import { FurtherLinks } from './further-links.tsx';
import type { MenuData } from './menu-data.ts';
import styles from './menu-tree.module.css';

/** A menu as a tree whose branches open below their entry. */
export function MenuTree({ data: { items, links, path } }: { data: MenuData }) {
  return (
    <>
      <ul className={styles.tree}>
        {items.map((item) => (
          <Entry key={item.id} item={item} path={path} />
        ))}
      </ul>
      <FurtherLinks links={links} />
    </>
  );
}

interface EntryProps {
  item: MenuItem;
  path: string;
}

function Entry({ item, path }: EntryProps) {
  if (opensMore(item)) return <Branch item={item} path={path} />;
  return (
    <li className={styles.row}>
      <EntryLink item={item} path={path} />
    </li>
  );
}

/** An entry with others below. One that leads nowhere is a toggle as a whole. */
function Branch({ item, path }: EntryProps) {
  const t = useTranslator();
  const id = useId();
  const [open, setOpen] = useState(() => opensAt(item, path));
  const toggle = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
  };
  return (
    <li>
      <div className={styles.row}>
        {item.url === '#' ? (
          <button {...toggle} className={styles.link}>
            {item.label}
            <Icon name="chevron-down" size={20} />
          </button>
        ) : (
          <>
            <EntryLink item={item} path={path} />
            <button
              {...toggle}
              aria-label={t('layout.openMenu', { name: item.label })}
              className={styles.toggle}
            >
              <Icon name="chevron-down" size={20} />
            </button>
          </>
        )}
      </div>
      <ul id={id} hidden={!open} className={styles.branch}>
        {item.children.map((child) => (
          <Entry key={child.id} item={child} path={path} />
        ))}
        {open && item.panel !== undefined && (
          <li>
            <PanelCopy panel={item.panel} />
          </li>
        )}
      </ul>
    </li>
  );
}

function EntryLink({ item, path }: EntryProps) {
  return (
    <a
      href={item.url}
      className={styles.link}
      aria-current={item.url === path ? 'page' : undefined}
    >
      {item.label}
    </a>
  );
}
