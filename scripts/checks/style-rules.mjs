// @ts-check
// Rules for style sheets that Biome has no rule for.
import { unfinished } from './source-rules.mjs';

/** @typedef {{ line: number, text: string }} Problem */

const rawColor = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const physicalName =
  /^(left|right|((scroll-)?(margin|padding)|border)-(left|right)(-\w+)*|border-(top|bottom)-(left|right)-radius)$/;
const physicalValue = /^(left|right)$/;
const sided = /^(text-align|text-align-last|float|clear|caption-side)$/;

/**
 * `.a { margin-left: 4px }` is one declaration: name margin-left, value 4px.
 * @param {string} source
 * @returns {{ line: number, name: string, value: string }[]}
 */
function declarationsIn(source) {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
  const text = source.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, blank);
  const found = [];
  for (const part of text.matchAll(/[^;{}]+(?=[;}])/g)) {
    const [name = '', ...value] = part[0].split(':');
    if (value.length === 0) continue;
    const start = part.index + part[0].search(/\S/);
    const line = text.slice(0, start).split('\n').length;
    found.push({ line, name: name.trim(), value: value.join(':').trim() });
  }
  return found;
}

/**
 * Colours come from the tokens, and sides are logical so that right-to-left needs nothing extra.
 * @param {string} path
 * @param {string} source
 * @returns {Problem[]}
 */
export function styleProblems(path, source) {
  const mayNameColors = path.endsWith('styles/tokens.css');
  /** @type {Problem[]} */
  const problems = [];
  for (const { line, name, value } of declarationsIn(source)) {
    const color = rawColor.exec(value)?.[0];
    if (color && !mayNameColors) {
      problems.push({ line, text: `raw colour ${color}: colours are in styles/tokens.css` });
    }
    if (physicalName.test(name) || (sided.test(name) && physicalValue.test(value))) {
      problems.push({ line, text: `${name}: ${value} is physical: use the logical property` });
    }
  }
  for (const [at, text] of source.split('\n').entries()) {
    if (unfinished.test(text)) problems.push({ line: at + 1, text: 'finish it or file an issue' });
  }
  return problems;
}
