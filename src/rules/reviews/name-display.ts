// The displayed name of a reviewer, by the shop's setting.
// Example: 'Grace Hopper' is "Grace Hopper" (full), "G***" (masked), "Grace H." (first-initial) and
// "G. Hopper" (initial-last).

export type NameDisplay = 'full' | 'masked' | 'first-initial' | 'initial-last';

export function displayName(name: string, display: NameDisplay): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  if (display === 'full' || first === '') return words.join(' ');
  if (display === 'masked') return `${initial(first)}***`;
  if (rest.length === 0) return display === 'initial-last' ? `${initial(first)}.` : first;
  if (display === 'first-initial')
    return `${first} ${rest.map((word) => `${initial(word)}.`).join(' ')}`;
  return `${[first, ...rest.slice(0, -1)].map((word) => `${initial(word)}.`).join(' ')} ${rest.at(-1)}`;
}

/** The first grapheme. */
function initial(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return (first?.segment ?? '').toLocaleUpperCase();
}
