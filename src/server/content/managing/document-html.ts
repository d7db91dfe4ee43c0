import { escapeHtml } from '#server/language/escape.ts';
import { plainText } from '#server/language/sanitise-html.ts';
import type { StoredBlock } from '../stored-blocks.ts';

// The words of a document as HTML, for programs that show them elsewhere. What a block looks up, such as
// products, is not among them.

type Settings = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (settings: Settings, name: string) =>
  typeof settings[name] === 'string' ? settings[name] : '';
const wrapped = (tag: string, text: string) =>
  text === '' ? '' : `<${tag}>${escapeHtml(text)}</${tag}>\n`;

export function documentHtml(blocks: readonly StoredBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml({ kind, settings }: StoredBlock): string {
  if (!isRecord(settings)) return '';
  if (kind === 'text') return `${textIn(settings, 'html')}\n`;
  const title = wrapped('h2', textIn(settings, 'title'));
  // The text of a story is HTML that was made safe when it was saved.
  if (kind === 'story') return `${title}${textIn(settings, 'text')}\n`;
  const items = Array.isArray(settings.items) ? settings.items.filter(isRecord) : [];
  const list = items.map((item) => wrapped('h3', textIn(item, 'title')) + paragraph(item)).join('');
  return `${title}${paragraph(settings)}${list}`;
}

function paragraph(settings: Settings): string {
  return wrapped('p', textIn(settings, 'text'));
}

const WORDS = 55;

/** The excerpt as HTML; without one, the first words of the document. */
export function excerptHtml(excerpt: string, blocks: readonly StoredBlock[]): string {
  if (excerpt !== '') return wrapped('p', excerpt);
  const words = plainText(documentHtml(blocks)).split(' ').filter(Boolean);
  const first = words.slice(0, WORDS).join(' ');
  return wrapped('p', words.length > WORDS ? `${first} […]` : first);
}
