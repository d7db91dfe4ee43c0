import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { ICON_PATHS, type IconName } from '#shop/ui/icon-paths.ts';

/** Before the name of an icon, in quotes or not. */
const USED = '#i-';
const NAME = /[a-z-]+/y;

/** One for each set of icons that pages have. */
const sprites = new LruCache<string, string>({ max: 200 });

/**
 * The shapes of these icons, each once. Inline rather than a file: icons above the fold are painted with
 * the first frame. The browser adds the others before it hydrates the page.
 */
export function iconSprite(used: ReadonlySet<string>): string {
  const names = [...used].sort();
  return sprites.getOrSet(names.join(), () => {
    const symbols = names.map((name) => (isIcon(name) ? symbol(name) : ''));
    return `<div hidden><svg id="icons">${symbols.join('')}</svg></div>`;
  });
}

/** Names of the icons that HTML uses. */
export function findIcons(html: string): Set<string> {
  const used = new Set<string>();
  // A third of the time that matching the whole with an expression takes.
  for (let at = html.indexOf(USED); at !== -1; at = html.indexOf(USED, at + 1)) {
    NAME.lastIndex = at + USED.length;
    used.add(NAME.exec(html)?.[0] ?? '');
  }
  return used;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

function symbol(name: IconName): string {
  return `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${ICON_PATHS[name]}"/></symbol>`;
}
