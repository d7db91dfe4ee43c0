import { useContext, useSyncExternalStore } from 'react';
import { InnerHtml } from '../../ui/island/inner-html.ts';
import styles from './main-nav.module.css';

/** Of the shared blocks with this number, as the panel of a menu entry. */
export function panelId(panel: number): string {
  return `menu-panel-${panel}`;
}

/** Blocks that only the server renders; the menu of phones shows a copy of their HTML. */
export function PanelBlocks({ panel }: { panel: number }) {
  const htmlOf = useContext(InnerHtml);
  const id = panelId(panel);
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components' HTML.
      dangerouslySetInnerHTML={{ __html: htmlOf?.(id) ?? '' }}
    />
  );
}

const subscribe = () => () => undefined;

/** The blocks of a menu entry as the menu of wide screens holds them; no page has their HTML twice. */
export function PanelCopy({ panel }: { panel: number }) {
  const html = useSyncExternalStore(
    subscribe,
    () => document.getElementById(panelId(panel))?.innerHTML ?? '',
    () => '',
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the shop from sanitised settings
  return <div className={styles.copy} dangerouslySetInnerHTML={{ __html: html }} />;
}
