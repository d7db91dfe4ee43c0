import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { postgresFiles } from './scripts/postgres-files.mjs';
import { findPostgres } from './tests/support/postgres-cluster.mjs';

const databaseTests = ['src/**/*.db.test.ts', 'demo/**/*.db.test.ts'];
/** Run in a browser, by vitest.components.config.ts. */
const componentTests = 'src/**/*.browser.test.tsx';
const postgresMissing = 'tests/support/postgres-missing.test.ts';
const havePostgres = Boolean(process.env.VITRINE_TEST_POSTGRES) || findPostgres() !== undefined;

/** `npm test` runs those files on PostgreSQL that need it; any other run all that it names. */
const onPostgres =
  process.env.VITRINE_TEST_SELECTION === 'postgres'
    ? postgresFiles().chosen.map(({ path }) => path)
    : databaseTests;

if (!havePostgres) {
  console.warn('PostgreSQL tests are skipped: no server programs found on this machine.');
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    // No file leaves anything behind in a module, so files share them: a third of the time.
    isolate: false,
    experimental: { fsModuleCache: true },
    // Vitest would leave one of two cores to itself.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Patience, not a budget: a slower machine is no failure.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/support/property-seed.ts', 'tests/support/count-assertions.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.{ts,mjs}',
            'tests/support/**/*.test.ts',
          ],
          exclude: [...databaseTests, componentTests, postgresMissing],
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: databaseTests,
          exclude: ['src/server/platform/database/postgres/**'],
          env: { VITRINE_TEST_ENGINE: 'sqlite' },
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: havePostgres ? onPostgres : [postgresMissing],
          env: { VITRINE_TEST_ENGINE: 'postgres' },
          globalSetup: havePostgres ? ['tests/support/postgres-cluster.mjs'] : [],
          hookTimeout: 60_000,
          // Two engines of a server share the machine with the tests: what hangs is found, what waits is not.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
