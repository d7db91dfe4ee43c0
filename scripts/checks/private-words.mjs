// @ts-check
// Counts declared names that use a word only this project used, and lets the count only go down.
//   const answer = …, function ownPrice() …  ->  answer 1, own 1
import { getChildren } from '../test-names.mjs';
import { allowance } from './private-word-allowance.mjs';

/**
 * @typedef {import('../test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {Map<string, number>} Counts by word
 */

const words = new Set(Object.keys(allowance));
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const named = new Set([
  ...['FunctionDeclaration', 'ClassDeclaration'],
  ...['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'],
]);

/**
 * @param {unknown} value
 * @returns {value is SyntaxNode}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/**
 * The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d.
 * @param {unknown} pattern
 * @returns {string[]}
 */
function boundNames(pattern) {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return boundNames(pattern.value);
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  if (pattern.type === 'RestElement') return boundNames(pattern.argument);
  if (pattern.type === 'ObjectPattern') return getChildren(pattern).flatMap(boundNames);
  if (pattern.type === 'ArrayPattern') return getChildren(pattern).flatMap(boundNames);
  return [];
}

/**
 * @param {SyntaxNode} node
 * @returns {string[]}
 */
function declaredBy(node) {
  const names =
    named.has(node.type) || node.type === 'VariableDeclarator' ? boundNames(node.id) : [];
  const params = functions.has(node.type) && Array.isArray(node.params) ? node.params : [];
  return [...names, ...params.flatMap(boundNames)];
}

/**
 * @param {SyntaxNode} program
 * @param {Counts} [counts] of the files before
 * @returns {Counts}
 */
export function countPrivateWords(program, counts = new Map()) {
  /** @param {SyntaxNode} node */
  const visit = (node) => {
    for (const name of declaredBy(node)) {
      const segments = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/);
      for (const word of new Set(segments))
        if (words.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    getChildren(node).forEach(visit);
  };
  visit(program);
  return counts;
}

/**
 * @param {Counts} counts of the whole project
 * @param {Readonly<Record<string, number>>} [allowed]
 * @returns {string[]} what is wrong
 */
export function privateWordProblems(counts, allowed = allowance) {
  return Object.entries(allowed).flatMap(([word, limit]) => {
    const count = counts.get(word) ?? 0;
    if (count > limit)
      return [`"${word}" in ${count} declared names, ${limit} allowed: use a word of the field`];
    return count < limit
      ? [`"${word}" in ${count} declared names: lower its allowance from ${limit}`]
      : [];
  });
}
