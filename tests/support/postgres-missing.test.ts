import { test } from 'vitest';

// Replaces the whole PostgreSQL project on a machine without its server programs, so that the
// report shows what was not run.
test('PostgreSQL tests', ({ skip }) => {
  skip('no PostgreSQL server programs on this machine, nor VITRINE_TEST_POSTGRES');
});
