import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    assertions?: number;
  }
}

/**
 * A test that passes without checking anything, or because it was expected to fail, proves nothing:
 * its number of checks goes into the report that `npm run requirements` reads.
 */
afterEach(({ task }) => {
  task.meta.assertions = task.fails ? 0 : expect.getState().assertionCalls;
});
