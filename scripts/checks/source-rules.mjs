// @ts-check
// Rules for code that Biome has no rule for. Each returns the problems of one file.
import { getChildren, parse, testsIn } from '../test-names.mjs';

/**
 * @typedef {import('../test-names.mjs').Syntax} Syntax
 * @typedef {import('../test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {{ line: number, text: string }} Problem
 */

const maxLength = 350;
const vagueName = /^(utils?|helpers?|misc|types|common|index)$/;

/** Words of work that was left undone. */
export const unfinished = /\b(TODO|FIXME|XXX)\b/;

/**
 * @param {string} path
 * @returns {Problem[]}
 */
export function nameProblems(path) {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  return parts
    .filter((part) => vagueName.test(part))
    .map((part) => ({ line: 1, text: `"${part}" holds anything: name the one thing it holds` }));
}

/**
 * @param {string} source
 * @returns {Problem[]}
 */
export function lengthProblems(source) {
  const lines = source.replace(/\n$/, '').split('\n').length;
  return lines > maxLength ? [{ line: maxLength, text: `${lines} lines: split it` }] : [];
}

/** Mail programs read no style sheets, and the content security policy does not apply to them. */
const emailTemplates = /(^|\/)src\/server\/emails\/templates\//;

/**
 * @param {SyntaxNode} node
 * @param {string} path
 * @returns {string | undefined}
 */
function markupProblem(node, path) {
  if (node.type === 'TSImportType') return 'write `import type` at the top, where it is checked';
  if (node.type !== 'JSXAttribute') return undefined;
  const name = /** @type {SyntaxNode} */ (node.name).name;
  const value = /** @type {SyntaxNode | null} */ (node.value)?.value;
  if (name === 'style' && !emailTemplates.test(path))
    return 'no inline styles: the content security policy refuses them';
  if (
    /^(fill|stroke|color|stopColor|floodColor)$/.test(String(name)) &&
    /^#|\(/.test(String(value))
  )
    return `raw colour ${value}: use currentColor or a token`;
  return undefined;
}

/** Of two that hold back the router, it asks only one. */
const leaveGuard = /(^|\/)src\/admin\/shell\/leave-guard\.tsx$/;
const holdingBack = /^(useBlocker|warnWhenUnsavedChanges)$/;

/**
 * @param {SyntaxNode} node
 * @param {string} path
 * @returns {string | undefined}
 */
function leaveProblem(node, path) {
  if (node.type !== 'ImportSpecifier' && node.type !== 'JSXAttribute') return undefined;
  const named = node.type === 'ImportSpecifier' ? node.imported : node.name;
  const name = String(/** @type {SyntaxNode} */ (named).name);
  return holdingBack.test(name) && !leaveGuard.test(path)
    ? `${name} is a second guard: tell by useUnsaved or <UnsavedForm />`
    : undefined;
}

/** Calls and pages ask the domains; tests look into tables to see what was done. */
const askingFiles = /(^|\/)src\/server\/(api|pages)\/(?!.*(\/testing\/|\.test\.tsx?$))/;
const queryWords = /^(selectFrom|insertInto|updateTable|deleteFrom)$/;

/**
 * @param {SyntaxNode} node
 * @param {string} path
 * @returns {string | undefined}
 */
function queryProblem(node, path) {
  if (node.type !== 'MemberExpression' || !askingFiles.test(path)) return undefined;
  const name = String(/** @type {SyntaxNode} */ (node.property).name);
  return queryWords.test(name)
    ? `${name} in a call or page: queries are in their domain's folder`
    : undefined;
}

/**
 * @param {string} path
 * @param {string} source
 * @param {Syntax} [syntax] of the source, where it was parsed before
 * @returns {Problem[]}
 */
export function codeProblems(path, source, syntax = parse(path, source)) {
  const { program, comments, lineOf: getLine } = syntax;
  /** @type {Problem[]} */
  const problems = [];
  for (const comment of comments) {
    const word = unfinished.exec(comment.value)?.[0];
    if (word)
      problems.push({ line: getLine(comment.start), text: `${word}: finish it or file an issue` });
  }
  /** @param {SyntaxNode} node */
  const visit = (node) => {
    const text = markupProblem(node, path) ?? queryProblem(node, path) ?? leaveProblem(node, path);
    if (text) problems.push({ line: getLine(node.start), text });
    getChildren(node).forEach(visit);
  };
  visit(program);
  if (/\.(test|spec)\.tsx?$/.test(path)) {
    const lines = source.split('\n');
    const { tests, switches } = testsIn(path, source, syntax);
    for (const { line, empty } of tests) {
      if (empty) problems.push({ line, text: 'a test that calls nothing cannot fail' });
    }
    for (const { word, line } of switches) {
      // Biome has the same rule for some of these; its ignore comment with a reason counts here too.
      const excused = lines[line - 2]?.includes('biome-ignore lint/suspicious/noSkippedTests:');
      if (!excused) problems.push({ line, text: `.${word}( leaves tests out` });
    }
  }
  return problems;
}
