// Compiled patterns of fields: a form uses the same ones at every key stroke.

const patterns = new Map<string, RegExp>();
const MAX_CACHED = 500;

export function safePattern(source: string): RegExp {
  let pattern = patterns.get(source);
  if (!pattern) {
    pattern = new RegExp(source, 'u');
    if (patterns.size >= MAX_CACHED) patterns.clear();
    patterns.set(source, pattern);
  }
  return pattern;
}
