import { type SearchQuery, searchWords } from './words.ts';

/**
 * How close a name is to what was asked, lower being closer: 'mug' is closest to 'Mug', then to
 * 'Mug rack', then to 'Stoneware mug', then, with the word only begun, to 'Mugwort tea'.
 */
export function closeness(name: string, { words, begun }: SearchQuery): number {
  const own = searchWords(name);
  const asked = [...words, begun];
  const startsThere = asked.every((word, index) =>
    index < words.length ? own[index] === word : (own[index] ?? '').startsWith(word),
  );
  const wholeWord = own.includes(begun);
  const rest = Math.min(own.length - asked.length, 9);
  return (wholeWord ? 0 : 40) + (startsThere ? 0 : 20) + Math.max(rest, 0);
}
