// A page of the guide as data. Its form is the part of Markdown that the guide needs: headings,
// paragraphs, lists, pictures, **names of buttons**, `values` and links.
// Example: "# Orders\n\nPress **Save**." is the title "Orders" and a paragraph with a name in it.

export type GuideSpan =
  | { kind: 'text' | 'name' | 'value'; text: string }
  /** `to` is an address of the admin, or `guide:orders` for another page of the guide. */
  | { kind: 'link'; text: string; to: string };

export type GuideBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; spans: GuideSpan[] }
  | { kind: 'list'; isNumbered: boolean; items: GuideSpan[][] }
  | { kind: 'image'; file: string; alt: string };

export interface GuidePage {
  title: string;
  blocks: GuideBlock[];
}

const IMAGE = /^!\[([^\]]*)\]\((?:\.\.\/)+pictures\/([\w-]+\.webp)\)$/;
const HEADING = /^(#{2,3}) (.+)$/;
const ITEM = /^(?:(-)|\d+\.) (.+)$/;
const SPAN = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function parseGuide(source: string): GuidePage {
  const parts = source.trim().split(/\n\s*\n/);
  const [first = '', ...rest] = parts;
  return { title: first.replace(/^# /, '').trim(), blocks: rest.flatMap(parsePart) };
}

/** A part is what stands between two empty lines; a heading may have its text directly below. */
function parsePart(part: string): GuideBlock[] {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    const below = rest.length > 0 ? parsePart(rest.join('\n')) : [];
    return [{ kind: 'heading', level: marks.length === 2 ? 2 : 3, text }, ...below];
  }
  const image = IMAGE.exec(first);
  if (image) {
    const [, alt = '', file = ''] = image;
    return [{ kind: 'image', file, alt }];
  }
  return ITEM.test(first) ? [parseList(lines)] : [{ kind: 'paragraph', spans: spansIn(part) }];
}

/** A line that begins no item goes on with the one before. */
function parseList(lines: readonly string[]): GuideBlock {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  const isNumbered = !(lines[0] ?? '').startsWith('-');
  return { kind: 'list', isNumbered, items: items.map(spansIn) };
}

function spansIn(source: string): GuideSpan[] {
  const text = source.replaceAll(/\s+/g, ' ').trim();
  const spans: GuideSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    const [matched, name, value, label, to] = match;
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + matched.length;
    if (name !== undefined) spans.push({ kind: 'name', text: name });
    else if (value !== undefined) spans.push({ kind: 'value', text: value });
    else spans.push({ kind: 'link', text: label ?? '', to: to ?? '' });
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

/** The words of a block as they are read. */
export function blockText(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'image':
      return block.alt;
    case 'paragraph':
      return toText(block.spans);
    case 'list':
      return block.items.map(toText).join('\n');
  }
}

/** The parts of a page's sentences, whatever block they are in. */
export function spansOf({ blocks }: GuidePage): GuideSpan[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.spans;
    return block.kind === 'list' ? block.items.flat() : [];
  });
}

function toText(spans: readonly GuideSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
