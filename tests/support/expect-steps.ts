// What a browser or process test checked, from the steps that Playwright records of it.

/** The parts of Playwright's `TestStep` that tell it. */
export interface Step {
  category: string;
  title: string;
  /** -1 of a step that was not over when the test was. */
  duration: number;
  error?: object;
  steps: readonly Step[];
}

export interface Checked {
  /** Expectations of the test itself; those of its hooks and fixtures are the same for every test. */
  assertions: number;
  problems: string[];
}

/**
 * Counts the expectations and names those whose outcome was lost: not awaited, or failed in a test
 * that went on. What `toPass`, `poll` and `toThrow` run may fail: their own outcome counts.
 */
export function checkedIn(steps: readonly Step[], inHook = false): Checked {
  const checked: Checked = { assertions: 0, problems: [] };
  for (const step of steps) {
    if (step.category === 'expect') {
      if (!inHook) checked.assertions += 1;
      if (step.duration < 0) checked.problems.push(`${step.title} was not awaited`);
      else if (step.error) checked.problems.push(`${step.title} failed and the test went on`);
      continue;
    }
    const inside = checkedIn(step.steps, inHook || step.category === 'hook');
    checked.assertions += inside.assertions;
    checked.problems.push(...inside.problems);
  }
  return checked;
}

/** Why a test that passed proves nothing, or nothing. */
export function whyNoProof(steps: readonly Step[]): string[] {
  const { assertions, problems } = checkedIn(steps);
  return assertions === 0 ? ['the test passed without an assertion', ...problems] : problems;
}
