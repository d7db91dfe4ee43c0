const lines: string[] = [];
let allowed: RegExp[] = [];

/** What a shopper's browser would complain about: one line each, for `allowTrouble` to match. */
export function recordTrouble(line: string): void {
  lines.push(line);
}

/** Errors that match are expected in this test. */
export function allowTrouble(expected: RegExp): void {
  allowed.push(expected);
}

/** What was not expected since the last call. */
export function unexpectedTrouble(): string[] {
  const found = lines.splice(0).filter((line) => !allowed.some((each) => each.test(line)));
  allowed = [];
  return found;
}

const { error } = console;
console.error = (...values: unknown[]) => {
  recordTrouble(`console error: ${values.map(String).join(' ')}`);
  error.apply(console, values);
};
