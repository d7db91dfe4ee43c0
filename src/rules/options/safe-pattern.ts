// Patterns of fields, made ready once: a form asks for the same ones at every key stroke.
// Example: keptPattern('^[A-Z]+$') is the same object each time.

const kept = new Map<string, RegExp>();
const MAX_CACHED = 500;

export function safePattern(source: string): RegExp {
  let pattern = kept.get(source);
  if (!pattern) {
    pattern = new RegExp(source, 'u');
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(source, pattern);
  }
  return pattern;
}
