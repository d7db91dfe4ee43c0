// Compiled patterns of fields: a form uses the same ones at every key stroke.

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
