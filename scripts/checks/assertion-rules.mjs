// @ts-check
// Assertions that cannot fail: without a matcher, not awaited, about a constant, or whose failure is
// swallowed. What only shows when a browser test runs, tests/support/assertion-reporter.ts finds.
import { getChildren, parse } from '../test-names.mjs';

/**
 * @typedef {import('../test-names.mjs').Syntax} Syntax
 * @typedef {import('../test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {import('./source-rules.mjs').Problem} Problem
 */

/** Matchers of Playwright that wait for a page or a locator, by how their names begin. */
const waiting =
  /^to(Pass|BeAttached|BeChecked|BeDisabled|BeEditable|BeEmpty|BeEnabled|BeFocused|BeHidden|BeInViewport|BeVisible|BeOK|ContainClass|ContainText|Have(Accessible\w+|Attribute|Class|Count|CSS|Id|JSProperty|Role|Screenshot|Text|Title|URL|Values?)|MatchAriaSnapshot)$/;

/**
 * @param {SyntaxNode | undefined} node
 * @param {string} key
 */
const child = (node, key) => /** @type {SyntaxNode | undefined} */ (node?.[key] ?? undefined);

/**
 * @param {SyntaxNode} node
 * @param {string} key
 */
const list = (node, key) => /** @type {SyntaxNode[]} */ (node[key] ?? []);

/** @param {SyntaxNode | undefined} node */
const getName = (node) => (node?.type === 'Identifier' ? String(node.name) : '');

/**
 * The name of the method that a call calls: `catch` of `a.b().catch(c)`.
 * @param {SyntaxNode} call
 */
const getMethod = (call) =>
  call.type === 'CallExpression' && child(call, 'callee')?.type === 'MemberExpression'
    ? getName(child(child(call, 'callee'), 'property'))
    : '';

/**
 * `expect(…)`, `expect.soft(…)`, `expect.poll(…)` or `expect.element(…)`.
 * @param {SyntaxNode} node
 */
function isExpect(node) {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  if (getName(callee) === 'expect') return true;
  return (
    getName(child(callee, 'object')) === 'expect' && /^(soft|poll|element)$/.test(getMethod(node))
  );
}

/** @param {SyntaxNode} node */
const isFunction = (node) => /Function/.test(node.type);

/**
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode) => boolean} matches
 * @returns {boolean}
 */
const contains = (node, matches) =>
  matches(node) || getChildren(node).some((each) => contains(each, matches));

/** Fails the test by itself: throws, or calls `expect.fail` or `expect.unreachable`. */
const fails = (/** @type {SyntaxNode} */ handler) =>
  contains(handler, (node) => {
    if (node.type === 'ThrowStatement') return true;
    return (
      /^(fail|unreachable)$/.test(getMethod(node)) &&
      getName(child(child(node, 'callee'), 'object')) === 'expect'
    );
  });

/** Called twice, it may differ. */
const computes = (/** @type {SyntaxNode} */ node) =>
  contains(node, ({ type }) => /^(Call|New|Await|TaggedTemplate)Expression$/.test(type));

/**
 * Whether a value is written out in the source. Constants of the file count where they cannot change.
 * @param {SyntaxNode | undefined} node
 * @param {ReadonlySet<string>} constants
 * @returns {boolean}
 */
function isConstant(node, constants) {
  if (!node) return false;
  const each = (/** @type {string} */ key) =>
    list(node, key).every((one) => isConstant(one, constants));
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return /^(undefined|NaN|Infinity)$/.test(getName(node)) || constants.has(getName(node));
    case 'TemplateLiteral':
      return each('expressions');
    case 'UnaryExpression':
      return isConstant(child(node, 'argument'), constants);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return (
        isConstant(child(node, 'left'), constants) && isConstant(child(node, 'right'), constants)
      );
    case 'ArrayExpression':
      return each('elements');
    case 'ObjectExpression':
      return list(node, 'properties').every((one) => isConstant(child(one, 'value'), constants));
    default:
      return false;
  }
}

/**
 * Names that are bound once in the file, by `const` to a value that is written out and not an object.
 * @param {SyntaxNode} program
 */
function getConstants(program) {
  /** @type {Map<string, number>} */
  const bound = new Map();
  /** @type {Set<string>} */
  const constants = new Set();
  const none = new Set();
  const bind = (/** @type {SyntaxNode | undefined} */ pattern) => {
    if (!pattern) return;
    const name = getName(pattern);
    if (name) bound.set(name, (bound.get(name) ?? 0) + 1);
    else getChildren(pattern).forEach(bind);
  };
  const visit = (/** @type {SyntaxNode} */ node) => {
    if (isFunction(node)) list(node, 'params').forEach(bind);
    if (node.type === 'CatchClause') bind(child(node, 'param'));
    if (node.type === 'VariableDeclaration') {
      for (const declared of list(node, 'declarations')) {
        bind(child(declared, 'id'));
        const value = child(declared, 'init');
        const primitive = value && !/^(Array|Object)Expression$/.test(value.type);
        if (node.kind === 'const' && primitive && isConstant(value, none))
          constants.add(getName(child(declared, 'id')));
      }
    }
    getChildren(node).forEach(visit);
  };
  visit(program);
  return new Set([...constants].filter((name) => bound.get(name) === 1));
}

/**
 * The calls and members after `expect(…)`: `.not.toBe(1)` is not, toBe, called with 1.
 * @param {SyntaxNode} node
 * @param {SyntaxNode[]} parents the nearest last
 */
function chainFrom(node, parents) {
  /** @type {string[]} */
  const names = [];
  /** @type {SyntaxNode[]} */
  const calls = [];
  let top = node;
  let at = parents.length - 1;
  for (; at >= 0; at -= 1) {
    const parent = /** @type {SyntaxNode} */ (parents[at]);
    if (parent.type === 'MemberExpression' && parent.object === top) {
      names.push(getName(child(parent, 'property')));
    } else if (parent.type === 'CallExpression' && parent.callee === top) {
      calls.push(parent);
    } else break;
    top = parent;
  }
  return { names, calls, top, around: parents.slice(0, at + 1) };
}

/**
 * @param {SyntaxNode} top of a chain whose promise matters
 * @param {SyntaxNode[]} around
 */
function isDropped(top, around) {
  const parent = around.at(-1);
  if (parent?.type === 'ExpressionStatement') return true;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'void';
  // What the function given to `forEach` returns is lost.
  const call = around.at(-2);
  return (
    parent !== undefined &&
    isFunction(parent) &&
    parent.body === top &&
    !!call &&
    getMethod(call) === 'forEach'
  );
}

/**
 * @param {SyntaxNode} node
 * @param {SyntaxNode[]} parents
 */
function isSwallowed(node, parents) {
  return parents.some((parent, index) => {
    const inside = parents[index + 1] ?? node;
    if (parent.type === 'TryStatement') {
      const handler = child(parent, 'handler');
      return inside === parent.block && !!handler && !fails(handler);
    }
    if (parent.type !== 'CallExpression') return false;
    if (getMethod(parent) === 'allSettled') return inside !== parent.callee;
    const handler = list(parent, 'arguments')[getMethod(parent) === 'then' ? 1 : 0];
    return (
      /^(catch|then)$/.test(getMethod(parent)) &&
      inside === parent.callee &&
      !!handler &&
      !fails(handler)
    );
  });
}

/** `() => {}`, `() => undefined` and `() => null` as what handles a failure. */
function isNothing(/** @type {SyntaxNode | undefined} */ handler) {
  const body = handler && isFunction(handler) ? child(handler, 'body') : undefined;
  if (body?.type === 'BlockStatement') return list(body, 'body').length === 0;
  return getName(body) === 'undefined' || (body?.type === 'Literal' && body.value === null);
}

/**
 * A failure of anything that is asked in a test is a failure of the test.
 * @param {SyntaxNode} node
 * @returns {string[]}
 */
function silenceProblems(node) {
  if (
    node.type === 'CatchClause' &&
    list(/** @type {SyntaxNode} */ (node.body), 'body').length === 0
  )
    return ['an empty catch swallows what fails: handle the one error that is meant'];
  if (getMethod(node) === 'catch' && isNothing(list(node, 'arguments')[0]))
    return ['.catch that does nothing swallows what fails: handle the one error that is meant'];
  return [];
}

/**
 * @param {SyntaxNode} node
 * @param {SyntaxNode[]} parents
 * @param {{ constants: ReadonlySet<string>, text(node: SyntaxNode): string }} file
 * @returns {string[]}
 */
function expectProblems(node, parents, { constants, text }) {
  const { names, calls, top, around } = chainFrom(node, parents);
  if (calls.length === 0) return ['expect(…) without a matcher checks nothing'];
  /** @type {string[]} */
  const problems = [];
  const polled = /^(poll|element)$/.test(getMethod(node));
  const promised =
    polled || names.some((name) => /^(resolves|rejects)$/.test(name) || waiting.test(name));
  if (promised && isDropped(top, around)) problems.push('an expectation that is not awaited');
  const actual = list(node, 'arguments')[0];
  const expected = list(/** @type {SyntaxNode} */ (calls[0]), 'arguments')[0];
  // A list of what is allowed may stand first: expect([200, 422]).toContain(status).
  const args = list(/** @type {SyntaxNode} */ (calls[0]), 'arguments');
  if (!polled && [actual, ...args].every((one) => isConstant(one, constants)))
    problems.push('an expectation about constants says nothing of the program');
  else if (actual && expected && text(actual) === text(expected) && !computes(actual))
    problems.push('a value is compared with itself');
  if (isSwallowed(node, parents)) problems.push('the failure of an expectation is swallowed');
  return problems;
}

/**
 * `assert(…)` and `assert.equal(…)` of Node, as the programs of tests/faults and tests/attacks use it.
 * @param {SyntaxNode} node
 * @param {SyntaxNode[]} parents
 * @param {ReadonlySet<string>} constants
 * @returns {string[]}
 */
function assertProblems(node, parents, constants) {
  const callee = child(node, 'callee');
  if (getName(callee) !== 'assert' && getName(child(callee, 'object')) !== 'assert') return [];
  /** @type {string[]} */
  const problems = [];
  const promised = /^(rejects|doesNotReject)$/.test(getMethod(node));
  if (promised && isDropped(node, parents)) problems.push('an expectation that is not awaited');
  const args = list(node, 'arguments');
  const compared = args.slice(0, /[eE]qual/.test(getMethod(node)) ? 2 : 1);
  if (getMethod(node) !== 'fail' && compared.every((one) => isConstant(one, constants)))
    problems.push('an expectation about constants says nothing of the program');
  if (isSwallowed(node, parents)) problems.push('the failure of an expectation is swallowed');
  return problems;
}

const tests = /(^tests\/|\.(test|spec)\.(tsx?|mjs)$|\/testing\/)/;
/** Stand-ins and programs that kill a shop have to go on where one does not answer. */
const expecting = /(^tests\/(browser|process)\/|\.(test|spec)\.(tsx?|mjs)$)/;

/**
 * @param {string} path
 * @param {string} source
 * @param {Syntax} [syntax] of the source, where it was parsed before
 * @returns {Problem[]}
 */
export function assertionProblems(path, source, syntax = parse(path, source)) {
  if (!tests.test(path)) return [];
  const { program, lineOf: getLine } = syntax;
  const file = {
    constants: getConstants(program),
    text: (/** @type {SyntaxNode} */ node) => source.slice(node.start, Number(node.end)),
  };
  /** @type {Problem[]} */
  const problems = [];
  const visit = (/** @type {SyntaxNode} */ node, /** @type {SyntaxNode[]} */ parents) => {
    const found = isExpect(node)
      ? expectProblems(node, parents, file)
      : assertProblems(node, parents, file.constants);
    if (expecting.test(path)) found.push(...silenceProblems(node));
    for (const text of found) problems.push({ line: getLine(node.start), text });
    const inner = [...parents, node];
    for (const each of getChildren(node)) visit(each, inner);
  };
  visit(program, []);
  return problems;
}
