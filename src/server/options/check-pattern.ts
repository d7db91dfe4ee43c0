// A pattern the manager wrote is run on what shoppers type, so it must not be one that a crafted text
// can keep busy for minutes: no repetition inside a repetition, no looking around, few open-ended
// repetitions.
// Example: `[A-Z]{2}\d+` is fine; `(a+)+` is refused.

export type PatternProblem = 'options.save.pattern' | 'options.save.patternSlow';

const LONGEST = 200;
const MOST_OPEN = 3;

export function checkPattern(pattern: string): PatternProblem | null {
  if (pattern.length > LONGEST || !compiles(`^(?:${pattern})$`)) return 'options.save.pattern';
  const bare = pattern
    // Escapes and classes are one character each; what is in them repeats nothing.
    .replace(/\\[1-9]|\\k/g, '(?=')
    .replace(/\\./g, 'x')
    .replace(/\[(?:[^\]])*\]/g, 'x');
  if (/\(\?(?!:)/.test(bare)) return 'options.save.patternSlow';
  const open = bare.match(/[*+]|\{\d+,\}/g) ?? [];
  if (open.length > MOST_OPEN) return 'options.save.patternSlow';
  return repeatsInside(bare) ? 'options.save.patternSlow' : null;
}

/** The same for a list of characters such as `A-Za-z0-9 &.`. */
export function checkCharacters(allowed: string): PatternProblem | null {
  const outside = /[[\]^]/.test(allowed.replace(/\\./g, ''));
  return allowed.length > LONGEST || outside || !compiles(`^[${allowed}]+$`)
    ? 'options.save.pattern'
    : null;
}

function compiles(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    // That it is no pattern is the answer.
    return false;
  }
}

/** True where a bracket that repeats without end holds a choice or something that repeats. */
function repeatsInside(pattern: string): boolean {
  const opened: number[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '(') opened.push(at);
    if (pattern[at] !== ')') continue;
    const inside = pattern.slice((opened.pop() ?? 0) + 1, at).replace(/^\?:/, '');
    if (/^([*+]|\{\d+,\d*\})/.test(pattern.slice(at + 1)) && /[*+?{|]/.test(inside)) return true;
  }
  return false;
}
