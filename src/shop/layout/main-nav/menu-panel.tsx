import type { MenuItem } from '#wire/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './main-nav.module.css';
import { PanelBlocks } from './panel-blocks.tsx';

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  path?: string | undefined;
  className?: string | undefined;
}

/** What opens under a menu entry: a short list, or across the page columns beside a picture, or blocks. */
export function MenuPanel({ id, item, path, className }: MenuPanelProps) {
  if (item.panel !== undefined) {
    return (
      <div id={id} className={classNames(styles.mega, styles.blocks, className)}>
        <PanelBlocks panel={item.panel} />
        <div className="page-width">
          <AllOf item={item} />
        </div>
      </div>
    );
  }
  if (!item.mega) {
    return (
      <div id={id} className={classNames(styles.list, className)} data-panel="list">
        <Links items={item.children} path={path} />
        <AllOf item={item} />
      </div>
    );
  }
  const heads = item.children.filter((child) => child.children.length > 0);
  const plain = item.children.filter((child) => child.children.length === 0);
  // The picture names what it shows and leads there.
  const pictured = [item, ...item.children].find(({ image }) => image !== null);
  return (
    <div id={id} className={classNames(styles.mega, className)}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.columns}>
          {heads.map((head) => (
            <div key={head.id}>
              <a href={head.url} className={styles.head}>
                {head.label}
              </a>
              <Links items={head.children} path={path} />
            </div>
          ))}
          {plain.length > 0 && <Links items={plain} path={path} />}
          <AllOf item={item} />
        </div>
        {pictured?.image && (
          <a href={pictured.url} className={styles.picture}>
            <Image image={pictured.image} sizes="20rem" upTo={640} ratio="wide" alt="" />
            <span className={styles.caption}>{pictured.image.caption || pictured.label}</span>
          </a>
        )}
      </div>
    </div>
  );
}

function Links({ items, path }: { items: MenuItem[]; path?: string | undefined }) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.url} aria-current={item.url === path ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link to the entry itself, for touch: a tap on the entry opens this panel. */
function AllOf({ item }: { item: MenuItem }) {
  const t = useTranslator();
  if (item.url === '#') return null;
  return (
    <a href={item.url} className={styles.all}>
      {t('layout.allOf', { name: item.label })}
      <Icon name="arrow" size={16} />
    </a>
  );
}
