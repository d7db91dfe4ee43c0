import { makeSetUpToken, needsManager } from './accounts/access/first-administrator.ts';
import { openDemoKeys } from './demo-key.ts';
import { openDemoLogIn } from './demo-people.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { readSettings } from './settings/read-settings.ts';

/** The lines about logging in that are printed at the start. */
export async function startLines(
  config: Pick<
    Config,
    | 'demo'
    | 'dataDir'
    | 'demoPassword'
    | 'demoApiKey'
    | 'demoAdminApiKey'
    | 'secretKey'
    | 'oldSecretKeys'
  >,
  database: Database,
  origin: string,
  now: number,
): Promise<string[]> {
  const lines: string[] = [];
  const demo = config.demo ? await openDemoLogIn(config, database, now) : null;
  if (config.demo) await openDemoKeys(config, database, now);
  if (demo) {
    const password = demo.password === null ? demo.where : `${demo.password} (${demo.where})`;
    lines.push(`Demo administrator: ${demo.administrator}, password: ${password}`);
    lines.push(`Demo manager: ${demo.manager}, password: ${password}`);
  }
  if (await needsManager(database.db)) {
    const settings = await readSettings(database.db, () => undefined);
    const token = await makeSetUpToken(database.db, now);
    const link = `${origin}${settings['routes.setUp']}?${new URLSearchParams({ token })}`;
    lines.push(
      `Nobody looks after this shop yet. Create the first administrator within a day: ${link}`,
    );
  }
  return lines;
}
