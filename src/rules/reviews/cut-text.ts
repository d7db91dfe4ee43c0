// Long reviews show their beginning; the rest is behind "read more". Cut between two words where
// one ends nearby, and never inside a grapheme.
// Example: cutText('A mug to keep.', 8) is { shown: 'A mug to', rest: ' keep.' }.

/** A shorter tail is not cut. */
const WORTH_A_CLICK = 20;

export function cutText(text: string, maxLength: number): { visible: string; rest: string } {
  const characters = maxLength > 0 && text.length > maxLength ? [...splitter.segment(text)] : [];
  if (characters.length <= maxLength + WORTH_A_CLICK) return { visible: text, rest: '' };
  const hard = characters[maxLength]?.index ?? text.length;
  const space = text.slice(0, hard + 1).search(/\s\S*$/);
  // A single word as long as the whole beginning is cut inside.
  const at = space > hard / 2 ? space : hard;
  return { visible: text.slice(0, at), rest: text.slice(at) };
}

const splitter = new Intl.Segmenter('en', { granularity: 'grapheme' });
