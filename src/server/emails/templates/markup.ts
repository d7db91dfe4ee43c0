import { escapeHtml } from '#server/language/escape.ts';

// The HTML of emails. A template is a tagged text whose values are escaped, except for what is markup itself.
// Rendering an email with React took five times as long, for elements that are never seen again.
// Example: markup`<p>${'A & B'}</p>` is <p>A &amp; B</p>.

export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** Nothing is shown for what is false. */
type Value = string | Markup | readonly Markup[] | false;

/** Without the line breaks of the source; between two attributes one is a space. */
const compiled = new WeakMap<TemplateStringsArray, readonly string[]>();

export function markup(template: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const texts = compiled.get(template) ?? compile(template);
  let html = texts[0] ?? '';
  for (const [at, value] of values.entries()) html += toHtml(value) + (texts[at + 1] ?? '');
  return new Markup(html);
}

function compile(template: TemplateStringsArray): readonly string[] {
  const texts = template.map((text) =>
    text.replace(/^\s*\n\s*|\s*\n\s*$|(?<=>)\s*\n\s*|\s*\n\s*(?=<)/g, '').replace(/\s*\n\s*/g, ' '),
  );
  compiled.set(template, texts);
  return texts;
}

function toHtml(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (value === false) return '';
  return value instanceof Markup ? value.html : value.map(({ html }) => html).join('');
}
