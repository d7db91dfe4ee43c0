import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openDevelopmentShop } from './open-development-shop.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartProblem } from './platform/start-problem.ts';
import { migrations } from './schema/migrations.ts';

afterEach(() => vi.unstubAllEnvs());

test('in development too, a database newer than the program is one clear line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-newer-'));
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'shop.db') });
  await migrate(database, [
    ...migrations,
    { name: '9.0.0-contract-future', up: async () => undefined },
  ]);
  await database.close();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DEMO', '0');
  vi.stubEnv('DATABASE_URL', undefined);
  const opening = openDevelopmentShop('/entry.ts', { adminEntry: '/admin.ts', greet: false });
  await expect(opening).rejects.toBeInstanceOf(StartProblem);
  await expect(opening).rejects.toThrow(
    'The database is newer than this program: it has 9.0.0-contract-future. Run the version that wrote it.',
  );
  await rm(folder, { recursive: true, force: true });
});
