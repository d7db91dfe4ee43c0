/**
 * Whether a text begins as an SVG does: a declaration, comments, then the element itself. Each sign is
 * looked at once, however many comments there are.
 */
export function beginsAsSvg(text: string): boolean {
  let at = afterSpace(text, text.startsWith('\ufeff') ? 1 : 0);
  if (text.startsWith('<?xml', at)) {
    const end = text.indexOf('>', at);
    if (end === -1) return false;
    at = afterSpace(text, end + 1);
  }
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    if (end === -1) return false;
    at = afterSpace(text, end + 3);
  }
  return /^<svg[\s>]/.test(text.slice(at, at + 5));
}

const SPACE = new Set([' ', '\t', '\n', '\r', '\f', '\v']);

function afterSpace(text: string, from: number): number {
  let at = from;
  while (SPACE.has(text.charAt(at))) at += 1;
  return at;
}
