// The last searches of one browser, the newest first. They never leave it.

const MOST_RECENT = 6;
const MAX_LENGTH = 80;

/** What another page or an extension stored there may be anything. */
export function readRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is string => typeof one === 'string').slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}

/** addRecent(['mug'], 'Candle') is ['Candle', 'mug']; the same search again moves to the front. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const added = text.trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
  if (added === '') return [...recent];
  const others = recent.filter((one) => one.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MOST_RECENT);
}
