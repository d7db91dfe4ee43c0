import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { checkedIn, whyNoProof } from './expect-steps.ts';

/**
 * Fails each browser and process test that passed without an assertion, or past one that failed or
 * was not awaited, and notes the number of assertions for `npm run requirements`. It stands before
 * the other reporters, which then show such a test as failed.
 */
export default class AssertionReporter implements Reporter {
  #refused = false;

  onTestEnd(test: TestCase, result: TestResult): void {
    const { assertions } = checkedIn(result.steps);
    // The last try counts: what the first one checked proves nothing.
    const others = test.annotations.filter(({ type }) => type !== 'assertions');
    test.annotations = [...others, { type: 'assertions', description: String(assertions) }];
    if (result.status !== 'passed' || test.expectedStatus !== 'passed') return;
    const problems = whyNoProof(result.steps);
    if (problems.length === 0) return;
    this.#refused = true;
    result.status = 'failed';
    result.errors.push(...problems.map((message) => ({ message, location: test.location })));
    const [first] = result.errors;
    if (first) result.error = first;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return { status: this.#refused && status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}
