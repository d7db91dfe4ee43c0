import type { Database } from '#server/platform/database/database.ts';

/**
 * Milliseconds that a task takes. SQLite works in this process, so that its processor time is all
 * there is and other programs do not lengthen it; PostgreSQL works elsewhere and is timed by the clock.
 */
export async function taskTime(
  engine: Database['engine'],
  task: () => Promise<unknown>,
): Promise<number> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await task();
  const passed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return engine === 'sqlite' ? (user + system) / 1000 : passed;
}
