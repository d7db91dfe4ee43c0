// @ts-check
// One small change of a source file that a named test must notice.

/**
 * @typedef {{
 *   requirement: string,
 *   file: string,
 *   text: string,
 *   replacement: string,
 *   project: 'unit' | 'components' | 'sqlite' | 'browser',
 *   tests: string[],
 * }} Mutation
 */

/**
 * A text that is gone, or there twice, would change nothing or the wrong place.
 * @param {Mutation} mutation
 * @param {string} source
 */
export function fitsOnce({ text, replacement }, source) {
  return text !== replacement && source.split(text).length === 2;
}

/**
 * @param {Mutation} mutation
 * @param {string} source
 */
export function mutated({ text, replacement }, source) {
  return source.split(text).join(replacement);
}
