import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Noto Sans comes in files of one script each. A text is divided into runs of one file; what none of
// them has cannot be rendered.
// Example: "Ada Łoś" is "Ada " and "o" from the Latin file, the others from its extension.

export type Weight = 400 | 700;

export interface Run {
  subset: string;
  text: string;
}

interface Range {
  subset: string;
  from: number;
  to: number;
}

const FONT = '@fontsource/noto-sans';
/** The first that has a letter renders it. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
] as const;

const require = createRequire(import.meta.url);

export function fontFile(subset: string, weight: Weight): string {
  const folder = join(dirname(require.resolve(`${FONT}/package.json`)), 'files');
  return join(folder, `noto-sans-${subset}-${weight}-normal.woff`);
}

let known: readonly Range[] | null = null;

function ranges(): readonly Range[] {
  const texts: Readonly<Record<string, string>> = require(`${FONT}/unicode.json`);
  known ??= SUBSETS.flatMap((subset) =>
    (texts[subset] ?? '').split(',').flatMap((text) => {
      const [, from = '', to = from] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(text.trim()) ?? [];
      return from === ''
        ? []
        : { subset, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    }),
  );
  return known;
}

/** Null for a sign that no file has. */
function subsetFor(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  return ranges().find(({ from, to }) => code >= from && code <= to)?.subset ?? null;
}

/** Null where a sign of the text cannot be rendered; a script from right to left is one of them. */
export function fontRuns(text: string): Run[] | null {
  const runs: Run[] = [];
  for (const sign of text) {
    const subset = sign === '\n' ? (runs.at(-1)?.subset ?? SUBSETS[0]) : subsetFor(sign);
    if (subset === null) return null;
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += sign;
    else runs.push({ subset, text: sign });
  }
  return runs;
}
