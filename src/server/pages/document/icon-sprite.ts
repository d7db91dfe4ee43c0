import { ICON_PATHS } from '#shop/ui/icon-paths.ts';

/**
 * The shape of every icon, once in each document. Inline rather than a file: icons above the fold are
 * painted with the first frame, and components that the browser renders later find theirs.
 */
export const ICON_SPRITE = `<div hidden><svg>${Object.entries(ICON_PATHS)
  .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')}</svg></div>`;
