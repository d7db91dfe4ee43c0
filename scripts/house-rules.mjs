// @ts-check
// The rules of the house that Biome has no rule for. Each answers the problems of one file.
import { childrenOf, parse, testsIn } from './test-names.mjs';

/**
 * @typedef {import('./test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {{ line: number, text: string }} Problem
 */

const longest = 350;
const drawers = /^(utils?|helpers?|misc|types|common|index)$/;
const unfinished = /\b(TODO|FIXME|XXX)\b/;

/**
 * @param {string} path
 * @returns {Problem[]}
 */
export function nameProblems(path) {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  return parts
    .filter((part) => drawers.test(part))
    .map((part) => ({ line: 1, text: `"${part}" is a drawer: name the one thing it holds` }));
}

/**
 * @param {string} source
 * @returns {Problem[]}
 */
export function lengthProblems(source) {
  const lines = source.replace(/\n$/, '').split('\n').length;
  return lines > longest ? [{ line: longest, text: `${lines} lines: split it` }] : [];
}

/** Mail programs read no style sheets, and no policy of ours reaches them. */
const emails = /(^|\/)src\/server\/emails\/templates\//;

/**
 * @param {SyntaxNode} node
 * @param {string} path
 * @returns {string | undefined}
 */
function markupProblem(node, path) {
  if (node.type === 'TSImportType') return 'write `import type` at the top, where the wall is';
  if (node.type !== 'JSXAttribute') return undefined;
  const name = /** @type {SyntaxNode} */ (node.name).name;
  const value = /** @type {SyntaxNode | null} */ (node.value)?.value;
  if (name === 'style' && !emails.test(path))
    return 'no inline styles: the content security policy refuses them';
  if (
    /^(fill|stroke|color|stopColor|floodColor)$/.test(String(name)) &&
    /^#|\(/.test(String(value))
  )
    return `raw colour ${value}: use currentColor or a token`;
  return undefined;
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {Problem[]}
 */
export function codeProblems(path, source) {
  const { program, comments, lineOf } = parse(path, source);
  /** @type {Problem[]} */
  const problems = [];
  for (const comment of comments) {
    const word = unfinished.exec(comment.value)?.[0];
    if (word) problems.push({ line: lineOf(comment.start), text: `${word}: finish it or file it` });
  }
  /** @param {SyntaxNode} node */
  const visit = (node) => {
    const text = markupProblem(node, path);
    if (text) problems.push({ line: lineOf(node.start), text });
    childrenOf(node).forEach(visit);
  };
  visit(program);
  if (/\.(test|spec)\.tsx?$/.test(path)) {
    const lines = source.split('\n');
    for (const { word, line } of testsIn(path, source).switches) {
      // Biome has the same rule for some of these, and its way to say why one may stand.
      const excused = lines[line - 2]?.includes('biome-ignore lint/suspicious/noSkippedTests:');
      if (!excused) problems.push({ line, text: `.${word}( leaves tests out` });
    }
  }
  return problems;
}

const rawColour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
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
 * @param {string} path
 * @param {string} source
 * @returns {Problem[]}
 */
export function styleProblems(path, source) {
  const mayNameColours = path.endsWith('styles/tokens.css');
  /** @type {Problem[]} */
  const problems = [];
  for (const { line, name, value } of declarationsIn(source)) {
    const colour = rawColour.exec(value)?.[0];
    if (colour && !mayNameColours) {
      problems.push({ line, text: `raw colour ${colour}: colours live in styles/tokens.css` });
    }
    if (physicalName.test(name) || (sided.test(name) && physicalValue.test(value))) {
      problems.push({ line, text: `${name}: ${value} is physical: use its logical sibling` });
    }
  }
  for (const [at, text] of source.split('\n').entries()) {
    if (unfinished.test(text)) problems.push({ line: at + 1, text: 'finish it or file it' });
  }
  return problems;
}
