import { plainText } from '#server/language/sanitise-html.ts';

/** excerptOf('<p>Oak <b>tray</b>.</p>') is "Oak tray.", cut at a word when it is long. */
export function excerptOf(html: string, longest = 160): string {
  const text = plainText(html).replace(/ ([.,;:!?])/g, '$1');
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, '')}…`;
}
