import { ICON_PATHS, type IconName } from '#shop/ui/icon-paths.ts';

/** Quoted or not. */
const USED = /[="]#i-([a-z-]+)/g;

/**
 * The shapes of the icons that a document uses, each once. Inline rather than a file: icons above the
 * fold are painted with the first frame. The browser adds the others before it hydrates the page.
 */
export function iconSprite(body: string): string {
  const used = new Set<string>();
  for (const [, name = ''] of body.matchAll(USED)) used.add(name);
  const symbols = [...used].sort().map((name) => (isIcon(name) ? symbol(name) : ''));
  return `<div hidden><svg id="icons">${symbols.join('')}</svg></div>`;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

function symbol(name: IconName): string {
  return `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${ICON_PATHS[name]}"/></symbol>`;
}
