// @ts-check
import { join } from 'node:path';

/**
 * The arguments that run a project of Vitest. Components have a configuration of their own.
 * @param {string} project
 */
export function vitestRun(project) {
  const which =
    project === 'components' ? ['--config', 'vitest.components.config.ts'] : ['--project', project];
  return [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...which];
}
