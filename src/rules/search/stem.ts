// The part of an English word that its forms share, so that "mugs" finds a mug and "engraving" what
// is engraved. It need not be a word itself: stored words and asked words go through the same rules.
// Example: getStem('candles') and getStem('candle') are both 'candl'.

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgkmnprt])\1$/;

export function getStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutE(withoutSuffix(singular(word)));
}

/** 'glass', 'cactus' and 'basis' are no plurals. */
function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** 'knitting' and 'knitted' are 'knit'; 'string', 'ring' and 'seed' have no suffix. */
function withoutSuffix(word: string): string {
  const root = /^(.{3,})(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  return root === undefined || !VOWEL.test(root) ? word : root.replace(DOUBLED, '$1');
}

/** What an ending such as '-ing' would have replaced; 'cookie' becomes what 'cookies' is. */
function withoutE(word: string): string {
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}
