import { MAX_MATCHED_LENGTH } from '../checks/check-text.ts';

// A pattern the manager wrote is run on what shoppers type, so it must not be one that a crafted text
// can keep busy: no repetition or choice inside a repetition, no looking around, few repetitions that
// go on, and few things that may be there or not.
// Example: `[A-Z]{2}\d+` is fine; `(a+)+` is refused, and so is `(a?){30}`.

export type PatternProblem = 'options.save.pattern' | 'options.save.patternSlow';

const MAX_LENGTH = 200;
/** An unbounded repetition can end at any character of the text. */
const MAX_OPEN = 3;
/** Ways in which all that may be there or not can be there or not. */
const MAX_WAYS = 4096;
/** Both together, on the longest text a pattern is run on. */
const MAX_STEPS = 2.5e8;

export function checkPattern(pattern: string): PatternProblem | null {
  if (pattern.length > MAX_LENGTH || !compiles(`^(?:${pattern})$`)) return 'options.save.pattern';
  const bare = pattern
    // Escapes and classes are one character each; what is in them repeats nothing.
    .replace(/\\[1-9]|\\k/g, '(?=')
    .replace(/\\./g, 'x')
    .replace(/\[(?:[^\]])*\]/g, 'x');
  if (/\(\?(?!:)/.test(bare)) return 'options.save.patternSlow';
  const { open, ways } = countWays(bare);
  const slow = open > MAX_OPEN || ways > MAX_WAYS || ways * MAX_MATCHED_LENGTH ** open > MAX_STEPS;
  return slow || repeatsInside(bare) ? 'options.save.patternSlow' : null;
}

/** The same for a list of characters such as `A-Za-z0-9 &.`. */
export function checkCharacters(allowed: string): PatternProblem | null {
  const outside = /[[\]^]/.test(allowed.replace(/\\./g, ''));
  return allowed.length > MAX_LENGTH || outside || !compiles(`^[${allowed}]+$`)
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

/** `a*b?c{2,4}` has one unbounded repetition, and twice three ways for the rest. */
function countWays(pattern: string): { open: number; ways: number } {
  let open = 0;
  let ways = 1;
  for (const [sign, least, comma, max] of pattern.matchAll(/[*+]|(?<!\()\?|\{(\d+)(,?)(\d*)\}/g)) {
    const more = max ? Number(max) - Number(least) : MAX_WAYS;
    if (sign === '?') ways *= 2;
    else if (sign === '*' || sign === '+' || (comma && more >= MAX_WAYS)) open += 1;
    else if (comma) ways *= more + 1;
  }
  return { open, ways };
}

/** True where a bracket that repeats holds a choice or something that repeats. */
function repeatsInside(pattern: string): boolean {
  const opened: number[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '(') opened.push(at);
    if (pattern[at] !== ')') continue;
    const inside = pattern.slice((opened.pop() ?? 0) + 1, at).replace(/^\?:/, '');
    // The same so many times is no choice; once or not at all is no repetition.
    const bends = inside.replace(/\(\?:|\{\d+\}/g, '(');
    if (/^([*+]|\{\d)/.test(pattern.slice(at + 1)) && /[*+?{|]/.test(bends)) return true;
  }
  return false;
}
