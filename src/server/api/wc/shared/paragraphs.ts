import { escapeHtml } from '#server/language/escape.ts';

/** The HTML of plain text that is stored, as WordPress writes it. */
export function toParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}
