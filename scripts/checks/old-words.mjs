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
  {
    names: ['letter', 'letters'],
    use: 'email',
    allowed: [
      { name: /^(letters?|LETTERS|NO_LETTER)$/, why: 'letters of the alphabet' },
      { name: /^letterSpacing$/, why: 'a CSS property' },
      { path: 'demo/drawings/', why: 'letters on drawn objects' },
    ],
  },
  {
    names: ['door', 'doors'],
    use: 'route or handler',
    allowed: [{ path: 'demo/', why: 'doors of houses' }],
  },
  { names: ['speaker', 'speakers'], use: 'translator', comments: /\bspeakers?\b/i },
  { names: ['taken over', 'taking over', 'takes over', 'take over'], use: 'hydrate' },
  { names: ['in turn'], use: 'a mutex by key' },
  { names: ['nobody', 'stranger', 'strangers'], use: 'anonymous or guest' },
  {
    names: ['along'],
    use: 'add-on',
    allowed: [
      { name: /^along$/, why: 'along an axis' },
      { path: 'demo/drawings/', why: 'a curve runs along a line' },
    ],
  },
  {
    names: ['hole', 'holes'],
    use: 'parameter',
    allowed: [{ path: 'demo/drawings/', why: 'holes of drawn objects' }],
  },
];
