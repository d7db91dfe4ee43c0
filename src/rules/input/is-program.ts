/** No person types an address faster. */
const FASTEST_MS = 1000;

/**
 * Whether a form without a log-in was sent by a program: it filled in the field that people do not
 * see, or was faster than a person. `age` is the time since the page was opened; null without script.
 */
export function isProgram({ honeypot, age }: { honeypot: string; age: number | null }): boolean {
  return honeypot !== '' || (age !== null && age < FASTEST_MS);
}
