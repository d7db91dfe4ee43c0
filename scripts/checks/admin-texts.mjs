// @ts-check
// What a person reads in the admin is in src/wire/messages, where each language has it: words that stand
// in the source of a screen stay English for everybody.
import { getChildren, parse } from '../test-names.mjs';

/**
 * @typedef {import('../test-names.mjs').Syntax} Syntax
 * @typedef {import('../test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {import('./source-rules.mjs').Problem} Problem
 */

const screens = /(^|\/)src\/admin\/(?!.*\.test\.)/;
const words = /\p{L}{2}/u;
/** Attributes and fields whose value is shown or read out. */
const read =
  /^(aria-(label|description|roledescription|valuetext)|label|title|alt|placeholder|hint|helperText|content|primary|secondary|subheader|emptyText|loadingText|noOptionsText|openText|closeText|clearText|confirm|message|success|tooltip)$/;
/** A key, an id, a name in code. */
const token = /^[a-z][\w.-]*$/;
const sentence = /^\p{Lu}[\p{L}’']* \p{Ll}/u;
const calls = /^(notify|setProblem|onRefused|alert|confirm)$/;

/** @param {SyntaxNode | null | undefined} node */
function getText(node) {
  if (!node) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'JSXExpressionContainer') {
    return getText(/** @type {SyntaxNode} */ (node.expression));
  }
  if (node.type !== 'TemplateLiteral') return '';
  const parts = /** @type {{ value: { cooked: string } }[]} */ (
    /** @type {unknown} */ (node.quasis)
  );
  return parts.map(({ value }) => value.cooked).join(' ');
}

/** @param {SyntaxNode | undefined} node */
const getName = (node) => String(node?.name);

/** @param {string} text */
const withoutToken = (text) => (token.test(text) ? '' : text);

/**
 * @param {SyntaxNode} node
 * @returns {string} the words it shows; '' for none
 */
function wordsFor(node) {
  const part = (/** @type {string} */ key) =>
    /** @type {SyntaxNode | undefined} */ (node[key] ?? undefined);
  switch (node.type) {
    case 'JSXText':
      return String(node.value).trim();
    case 'JSXElement':
    case 'JSXFragment':
      return /** @type {SyntaxNode[]} */ (node.children)
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .map(getText)
        .join(' ');
    case 'JSXAttribute':
      return read.test(getName(part('name'))) ? withoutToken(getText(part('value'))) : '';
    case 'Property': {
      const key = part('key');
      const name = String(key?.name ?? key?.value);
      return read.test(name) ? withoutToken(getText(part('value'))) : '';
    }
    case 'CallExpression':
      return calls.test(String(part('callee')?.name))
        ? getText(/** @type {SyntaxNode[]} */ (node.arguments)[0])
        : '';
    case 'Literal':
      return sentence.test(getText(node)) ? getText(node) : '';
    default:
      return '';
  }
}

/**
 * @param {string} path
 * @param {string} source
 * @param {Syntax} [syntax] of the source, where it was parsed before
 * @returns {Problem[]}
 */
export function adminTextProblems(path, source, syntax = parse(path, source)) {
  if (!screens.test(path)) return [];
  /** @type {Map<string, Problem>} */
  const problems = new Map();
  /** @param {SyntaxNode} node */
  const visit = (node) => {
    // Whoever develops reads why something must not happen.
    if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return;
    const text = wordsFor(node);
    if (words.test(text)) {
      const line = syntax.lineOf(node.start);
      problems.set(text, { line, text: `"${text}" is read: put it into src/wire/messages` });
    }
    getChildren(node).forEach(visit);
  };
  visit(syntax.program);
  return [...problems.values()];
}
