// The blocks of a page as one text, for programs that edit a page as text. HTML stands as it is; every
// other block is a comment with its kind and its settings, in the form that editors of such pages know.
// Example: '<p>Hi</p>\n<!-- wp:vitrine/hero {"title":"Oak"} /-->' is a block of text and a hero.

export interface MarkedBlock {
  kind: string;
  settings: unknown;
}

export type ReadMarkup = { ok: true; blocks: MarkedBlock[] } | { ok: false; kind: string };

const OPEN = '<!--';
const CLOSE = '-->';
const DELIMITER = /^\s+\/?wp:vitrine\/([a-z-]{1,40})(?=\s)/;

/** JSON without the signs that would end the comment. */
function settingsText(settings: unknown): string {
  return JSON.stringify(settings)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
}

function toHtml({ kind, settings }: MarkedBlock): string | null {
  if (kind !== 'text' || typeof settings !== 'object' || settings === null) return null;
  return 'html' in settings && typeof settings.html === 'string' ? settings.html : null;
}

/** Two texts in a row stay two: the second is marked. */
export function writeMarkup(blocks: readonly MarkedBlock[]): string {
  const parts = blocks.map((block, at) => {
    const html = toHtml(block);
    if (html === null) return `<!-- wp:vitrine/${block.kind} ${settingsText(block.settings)} /-->`;
    const before = blocks[at - 1];
    const follows = before !== undefined && toHtml(before) !== null;
    return follows ? `<!-- wp:vitrine/text -->\n${html}\n<!-- /wp:vitrine/text -->` : html;
  });
  return parts.join('\n');
}

/** Comments of other programs are left in the HTML; a block whose settings are no JSON is refused. */
export function readMarkup(text: string): ReadMarkup {
  const blocks: MarkedBlock[] = [];
  const addHtml = (html: string) => {
    if (html.trim() !== '') blocks.push({ kind: 'text', settings: { html: html.trim() } });
  };
  let from = 0;
  let at = text.indexOf(OPEN);
  while (at !== -1) {
    const end = text.indexOf(CLOSE, at);
    if (end === -1) break;
    const inside = text.slice(at + OPEN.length, end);
    const next = end + CLOSE.length;
    const [, kind] = DELIMITER.exec(inside) ?? [];
    if (kind !== undefined) {
      addHtml(text.slice(from, at));
      from = next;
      if (kind !== 'text') {
        const settings = settingsIn(inside.replace(DELIMITER, ''));
        if (settings === null) return { ok: false, kind };
        blocks.push({ kind, settings });
      }
    }
    at = text.indexOf(OPEN, next);
  }
  addHtml(text.slice(from));
  return { ok: true, blocks };
}

/** Null where it is no JSON. */
function settingsIn(rest: string): unknown {
  const text = rest.trim().replace(/\/$/, '').trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
