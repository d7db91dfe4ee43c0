// The same words are the same review, however they are spaced and written.
// Example: plainWords('  Lovely  MUG!! ') and plainWords('lovely mug') are both "lovely mug".

export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
