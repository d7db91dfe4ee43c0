// Texts with the same words are the same review, whatever spacing and case.
// Example: plainWords('  Lovely  MUG!! ') and plainWords('lovely mug') are both "lovely mug".

export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
