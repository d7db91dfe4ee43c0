// @ts-check
// Words that only this project used, with the word of the field for each; docs/glossary.md has the
// words of the domain. `allowed` lists where a word has its ordinary meaning.

/**
 * @typedef {object} OldWord
 * @property {string[]} names segments of identifiers and file names: `in turn` is inTurn and in-turn
 * @property {string} use the word of the field
 * @property {RegExp} [comments] what is refused in comments and titles of tests
 * @property {true} [ordinary] titles of tests may use it in its ordinary meaning
 * @property {{ path?: string, name?: RegExp, why: string }[]} [allowed]
 */

/** @type {OldWord[]} */
export const oldWords = [
  {
    names: ['kept', 'forget', 'forgets', 'forgotten'],
    use: 'cached, purge or invalidate; stored or delete',
    comments: /\b(kept|forgets?|forgotten)\b/i,
  },
  {
    names: ['letter', 'letters'],
    use: 'email',
    allowed: [
      { name: /^(letters?|LETTERS|NO_LETTER)$/, why: 'letters of the alphabet' },
      { name: /^letterSpacing$/, why: 'a CSS property' },
    ],
  },
  {
    names: ['door', 'doors'],
    use: 'route or handler',
    comments: /\bdoors?\b/i,
    allowed: [{ path: 'demo/', why: 'doors of houses' }],
  },
  {
    names: ['speaker', 'speakers', 'say', 'says'],
    use: 'translator, t or messages',
    comments: /\bspeakers?\b/i,
  },
  {
    names: ['taken over', 'taking over', 'takes over', 'take over'],
    use: 'hydrate',
    comments: /\bt(?:akes?|aken|aking) (?:it |them |the page )?over\b/i,
  },
  {
    names: ['drawn'],
    use: 'rendered',
    comments: /\bdrawn\b/i,
    allowed: [{ path: 'demo/', why: 'images of the demo shop are drawn' }],
  },
  {
    names: ['draw', 'draws', 'drawing', 'drawings'],
    use: 'render',
    comments: /\bdraw(s|ing|ings)?\b/i,
    ordinary: true,
    allowed: [
      { path: 'demo/', why: 'images of the demo shop are drawn' },
      { path: 'src/shop/options/place/', why: 'lines of a map' },
      { path: 'src/shop/ui/lightbox/', why: 'an overlay on an image' },
      { path: 'src/shop/reviews/form/', why: 'a canvas, and the outline of a star' },
    ],
  },
  { names: ['in turn'], use: 'a mutex by key' },
  {
    names: ['along'],
    use: 'add-on',
    comments: /\btak(?:es?|en) along\b/i,
    allowed: [{ name: /^along$/, why: 'along an axis' }],
  },
  {
    names: ['nobody', 'stranger', 'strangers'],
    use: 'anonymous or guest',
    comments: /\b(nobody|strangers?)\b/i,
    ordinary: true,
  },
  {
    names: ['hole', 'holes'],
    use: 'parameter',
  },
  {
    names: ['ways to pay', 'way of delivery', 'ways of delivery', 'shipping ways'],
    use: 'payment methods or shipping methods',
    comments: /\bways? (?:to pay|of delivery)\b/i,
  },
  { names: ['box look', 'product box', 'product boxes'], use: 'product card' },
  {
    names: ['shelf', 'shelves'],
    use: 'taxonomy, stock or storage',
    allowed: [
      { path: 'src/server/platform/database/migrate.db.test.ts', why: 'the name of a test table' },
    ],
  },
  {
    names: ['told', 'tell', 'tells'],
    use: 'messages or problems; notify or report',
    comments: /\btold\b/i,
  },
];
