import { ICON_PATHS, type IconName } from '#shop/ui/icon-paths.ts';

/** Before the name of an icon, in quotes or not. */
const USED = '#i-';
const NAME = /[a-z-]+/y;

/**
 * The shapes of the icons that a document uses, each once. Inline rather than a file: icons above the
 * fold are painted with the first frame. The browser adds the others before it hydrates the page.
 */
export function iconSprite(body: string): string {
  const used = new Set<string>();
  // A third of the time that matching the whole with an expression takes.
  for (let at = body.indexOf(USED); at !== -1; at = body.indexOf(USED, at + 1)) {
    NAME.lastIndex = at + USED.length;
    used.add(NAME.exec(body)?.[0] ?? '');
  }
  const symbols = [...used].sort().map((name) => (isIcon(name) ? symbol(name) : ''));
  return `<div hidden><svg id="icons">${symbols.join('')}</svg></div>`;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

function symbol(name: IconName): string {
  return `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${ICON_PATHS[name]}"/></symbol>`;
}
