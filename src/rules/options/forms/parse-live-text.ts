import { type FormulaProblem, parseFormula } from '../formulas/parse-formula.ts';
import type { LiveText } from '../option-form.ts';

export type ParsedText = { ok: true; text: LiveText } | { ok: false; problem: FormulaProblem };

/** "Your area: #= {field.width.value} * 2 =# cm" is text, formula, text. */
export function parseLiveText(text: string, known: ReadonlySet<string>): ParsedText {
  const parts: LiveText[number][] = [];
  for (const [at, piece] of text.split(/#=(.*?)=#/s).entries()) {
    if (at % 2 === 0) {
      if (piece !== '') parts.push(piece);
      continue;
    }
    const parsed = parseFormula(piece, known);
    if (!parsed.ok) return parsed;
    parts.push(parsed.formula);
  }
  return { ok: true, text: parts };
}
