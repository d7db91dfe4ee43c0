// @ts-check
// Refuses words that only this project used, where the field has a word of its own.
//   sendLetter, send-letter.ts  ->  use email
import { getChildren, parse, testsIn } from '../test-names.mjs';
import { oldWords } from './old-words.mjs';

/**
 * @typedef {import('../test-names.mjs').Syntax} Syntax
 * @typedef {import('../test-names.mjs').SyntaxNode} SyntaxNode
 * @typedef {import('./old-words.mjs').OldWord} OldWord
 * @typedef {{ line: number, text: string }} Problem
 */

/** Steps that databases have recorded by name. */
const named = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);

/** The same names occur in many files. @type {Map<string, string>} */
const knownWords = new Map();

/**
 * `sendLetter2` and `send-letter` are " send letter ".
 * @param {string} name
 * @returns {string}
 */
function getWords(name) {
  const known = knownWords.get(name);
  if (known !== undefined) return known;
  const segments = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const words = ` ${segments.join(' ')} `;
  knownWords.set(name, words);
  return words;
}

/**
 * @param {string} name
 * @param {OldWord} word
 */
const isIn = (name, word) => {
  const words = getWords(name);
  return word.names.some((phrase) => words.includes(` ${phrase} `));
};

/**
 * @param {OldWord} word
 * @param {string} path
 * @param {string} [name] the identifier, where it is about one
 */
const isAllowed = (word, path, name) =>
  (word.allowed ?? []).some(
    ({ path: where, name: which }) =>
      (!where || path.startsWith(where)) && (!which || (name !== undefined && which.test(name))),
  );

/**
 * @param {string} path
 * @param {OldWord[]} [words]
 * @returns {Problem[]}
 */
export function fileNameProblems(path, words = oldWords) {
  return words
    .filter((word) => isIn(path, word) && !isAllowed(word, path, path))
    .map((word) => ({ line: 1, text: `the name says "${word.names[0]}": use ${word.use}` }));
}

/**
 * @param {string} path
 * @param {string} source
 * @param {Syntax} [syntax] of the source, where it was parsed before
 * @param {OldWord[]} [words]
 * @returns {Problem[]}
 */
export function wordProblems(path, source, syntax = parse(path, source), words = oldWords) {
  const { program, comments, lineOf: getLine } = syntax;
  /** @type {Map<string, number>} each name with where it first occurs */
  const names = new Map();
  /** @param {SyntaxNode} node */
  const visit = (node) => {
    const name = String(node.name);
    if (named.has(node.type) && !names.has(name)) names.set(name, node.start);
    getChildren(node).forEach(visit);
  };
  visit(program);
  const { tests } = testsIn(path, source, syntax);
  /** @type {Problem[]} */
  const problems = [];
  const anyWord = new RegExp(` (?:${words.flatMap((word) => word.names).join('|')}) `);
  const suspects = [...names].filter(([name]) => anyWord.test(getWords(name)));
  for (const word of words) {
    for (const [name, start] of suspects) {
      if (isIn(name, word) && !isAllowed(word, path, name))
        problems.push({ line: getLine(start), text: `${name}: use ${word.use}` });
    }
    if (!word.comments || isAllowed(word, path)) continue;
    for (const comment of comments) {
      const found = word.comments.exec(comment.value);
      if (found)
        problems.push({
          line: getLine(comment.start + found.index),
          text: `"${found[0]}" in a comment: use ${word.use}`,
        });
    }
    if (word.ordinary) continue;
    for (const { name, line } of tests) {
      const found = word.comments.exec(name);
      if (found)
        problems.push({ line, text: `"${found[0]}" in the title of a test: use ${word.use}` });
    }
  }
  return problems;
}
