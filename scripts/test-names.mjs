// @ts-check
// Finds the tests a source file declares, by parsing it: text in strings and comments is no test.
//   test.each(rows)('adds up %s [CT-12]', …)  ->  { name: 'adds up %s [CT-12]', … }
import { parseSync } from 'vite';

/**
 * @typedef {{ type: string, start: number, [key: string]: unknown, [CHILDREN]?: SyntaxNode[] }} SyntaxNode
 * @typedef {{ name: string, line: number, empty: boolean }} DeclaredTest
 * @typedef {{ word: string, line: number }} Switch
 * @typedef {{ value: string, start: number }} Comment
 * @typedef {{ program: SyntaxNode, comments: Comment[], lineOf(at: number): number }} Syntax
 */

const switches = new Set(['only', 'skip', 'todo', 'fixme']);
const modifiers = new Set([
  ...switches,
  ...['fails', 'each', 'for', 'concurrent', 'sequential', 'skipIf', 'runIf'],
]);

/**
 * @param {unknown} value
 * @returns {value is SyntaxNode}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** On the node itself: the checks go through one tree several times, and a map of all nodes is slow. */
const CHILDREN = Symbol('children');

/**
 * @param {SyntaxNode} node
 * @returns {SyntaxNode[]}
 */
export function getChildren(node) {
  const known = node[CHILDREN];
  if (known) return known;
  /** @type {SyntaxNode[]} */
  const children = [];
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  node[CHILDREN] = children;
  return children;
}

/**
 * `test.concurrent.each(rows)` is the chain test, concurrent, each.
 * @param {unknown} callee
 * @returns {string[]}
 */
function getChain(callee) {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return getChain(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return getChain(callee.tag);
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  const before = getChain(callee.object);
  return before.length > 0 ? [...before, String(callee.property.name)] : [];
}

/**
 * The title as far as it is in the source: computed parts are shown as an ellipsis.
 * @param {unknown} node
 * @returns {string | undefined}
 */
function getTitle(node) {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'BinaryExpression') {
    const [left, right] = [getTitle(node.left), getTitle(node.right)];
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = /** @type {{ value: { cooked: string } }[]} */ (node.quasis);
  return parts.map((part) => part.value.cooked).join('…');
}

/**
 * @param {SyntaxNode} node
 * @returns {boolean}
 */
const callsSomething = (node) =>
  node.type === 'CallExpression' || getChildren(node).some(callsSomething);

/**
 * Whether the function of a test calls nothing, so that it cannot fail. One that is passed by name
 * is taken for a real one.
 * @param {unknown[]} args of the test
 */
function isEmpty(args) {
  const functions = args.filter(isNode).filter(({ type }) => /Function/.test(type));
  return functions.some((each) => isNode(each.body) && !callsSomething(each.body));
}

/**
 * @param {string} file its name tells the language
 * @param {string} source
 * @returns {Syntax}
 */
export function parse(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const getLine = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
  return {
    program: /** @type {SyntaxNode} */ (/** @type {unknown} */ (program)),
    comments,
    lineOf: getLine,
  };
}

/**
 * @param {string} file
 * @param {string} source
 * @param {Syntax} [syntax] of the source, where it was parsed before
 * @returns {{ tests: DeclaredTest[], switches: Switch[] }}
 */
export function testsIn(file, source, syntax = parse(file, source)) {
  const { program, lineOf: getLine } = syntax;
  /** @type {DeclaredTest[]} */
  const tests = [];
  /** @type {Switch[]} */
  const found = [];

  /** @param {SyntaxNode} node */
  function visit(node) {
    const chain = node.type === 'CallExpression' ? getChain(node.callee) : [];
    const [head = '', ...rest] = chain;
    const words = rest.filter((word) => word !== 'describe');
    const isSuite = head === 'describe' || rest[0] === 'describe';
    const isTest = !isSuite && (head === 'test' || head === 'it');
    if ((isSuite || isTest) && words.every((word) => modifiers.has(word))) {
      const args = /** @type {unknown[]} */ (node.arguments);
      const name = getTitle(args[0]);
      const line = getLine(node.start);
      const word = words.find((each) => switches.has(each));
      if (word) found.push({ word, line });
      if (isTest && name !== undefined) tests.push({ name, line, empty: isEmpty(args) });
    }
    for (const child of getChildren(node)) visit(child);
  }

  visit(program);
  return { tests, switches: found };
}
