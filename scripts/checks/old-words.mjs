// @ts-check
// Words that only this project used, with the word of the field for each; docs/glossary.md has the
// words of the domain. `allowed` lists where a word has its ordinary meaning.

/**
 * @typedef {object} OldWord
 * @property {string[]} names segments of identifiers and file names: `in turn` is inTurn and in-turn
 * @property {string} use the word of the field
 * @property {RegExp} [comments] what is refused in comments
 * @property {{ path?: string, name?: RegExp, why: string }[]} [allowed]
 */

/** @type {OldWord[]} */
export const oldWords = [
  { names: ['speaker', 'speakers'], use: 'translator', comments: /\bspeakers?\b/i },
  { names: ['nobody', 'stranger', 'strangers'], use: 'anonymous or guest' },
  {
    names: ['along'],
    use: 'add-on',
    allowed: [{ path: 'demo/drawings/', why: 'a curve runs along a line' }],
  },
  {
    names: ['hole', 'holes'],
    use: 'parameter',
    allowed: [{ path: 'demo/drawings/', why: 'holes of drawn objects' }],
  },
];
