/**
 * In place of `object-hash`, 8 KB compressed: the canvas compares style elements by it, and a text is as
 * good a key as its hash. The builder copies no style elements anyway.
 */
export default function hash(text: string): string {
  return text;
}
