import { fileURLToPath } from 'node:url';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { auditLines } from './accounts/audit/audit-lines.ts';
import { listAudit } from './accounts/audit/list-audit.ts';
import { FILL_DEMO, fillAndWarm, fillDemoApart } from './fill-demo-apart.ts';
import { makeKey } from './make-key.ts';
import { openShop } from './open-shop.ts';
import { createPageFiles } from './page-files.ts';
import { backupCommand, restoreCommand } from './platform/backup/backup-commands.ts';
import { type Config, readConfig } from './platform/config.ts';
import { followDatabaseClock, shopTime } from './platform/database-clock.ts';
import { startHeartbeat } from './platform/heartbeat.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createMetricsServer } from './platform/http/metrics-server.ts';
import { printTable } from './platform/http/route-table.ts';
import { endLeases } from './platform/jobs/job-store.ts';
import { createLineWriter } from './platform/logging/line-writer.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { releaseMemory } from './platform/release-memory.ts';
import { StartProblem, startProblem } from './platform/start-problem.ts';
import { exitOnBugs, stopOnSignals, stopShop } from './platform/stop.ts';
import { storageCommand } from './platform/storage/storage-command.ts';
import { openWorkerChannel, workerNumber } from './platform/workers/worker-channel.ts';
import { closeNewShop, isEmptyShop, prepareShop } from './prepare-shop.ts';
import { selfCheckCommand } from './self-check-command.ts';
import { startLines } from './start-lines.ts';

/** The built shop: dist/server/main.js, with the browser's files in dist/client beside it. */
const PROGRAM = fileURLToPath(import.meta.url);
/** Prints which handler answers at which address, and ends. */
const PRINT_ROUTES = 'routes';
/** Prints the newest entries of the audit log, and ends. */
const PRINT_AUDIT = 'audit';
/** Makes a key for a program, prints it, and ends. */
const MAKE_KEY = 'key';
/** Copy the shop, fill an empty place from a copy, or copy its files elsewhere, and end. */
const COMMANDS: Readonly<Record<string, (config: Config, args: string[]) => Promise<string[]>>> = {
  backup: (config, args) => backupCommand(config, args, new Date()),
  restore: restoreCommand,
  storage: (config, args) =>
    storageCommand(config, args, (line) => process.stdout.write(`${line}\n`)),
};
/** Checks the shop, prints what it found, and ends. */
const SELF_CHECK = 'self-check';
const TASKS_BESIDE = [FILL_DEMO, PRINT_ROUTES, PRINT_AUDIT, MAKE_KEY, SELF_CHECK];
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

async function main(): Promise<void> {
  const lines = createLineWriter(1);
  const config = readConfig(process.env);
  const metrics = createMetrics(workerNumber(process));
  const log = createLog({
    level: config.logLevel,
    pretty: process.stdout.isTTY === true,
    write: lines.write,
    count: metrics.failure,
  });
  const exit = (code: number) => {
    lines.flush();
    process.exit(code);
  };
  const task = process.argv[2];
  const command = task === undefined ? undefined : COMMANDS[task];
  if (command) {
    const printed = await command(config, process.argv.slice(3));
    process.stdout.write(`${printed.join('\n')}\n`);
    return;
  }
  const serves = task === undefined || !TASKS_BESIDE.includes(task);
  const supervisor = serves ? openWorkerChannel(process) : null;
  if (serves && !supervisor && typeof config.workers === 'number' && config.workers > 1) {
    throw new StartProblem(
      `WORKERS=${config.workers} needs the supervisor: start the shop by npm start, or node_modules/.bin/node scripts/start.mjs.`,
    );
  }
  const prepared = await prepareShop(config, log, { serves, metrics, supervisor });
  if (task === FILL_DEMO) return fillAndWarm(prepared, config.demoWarmImages);
  if (task === PRINT_AUDIT) {
    const limit = Math.min(Number(process.argv[3]) || 100, 1000);
    const { entries } = await listAudit(prepared.database.db, { offset: 0, limit });
    process.stdout.write(`${auditLines(entries)}\n`);
    await prepared.database.close();
    return;
  }
  if (task === MAKE_KEY) {
    const made = await makeKey(config, prepared.database, process.argv.slice(3), Date.now());
    await prepared.database.close();
    if (made.ok) process.stdout.write(`${made.lines.join('\n')}\n`);
    else {
      process.stderr.write(`${made.problem}\n`);
      process.exitCode = 1;
    }
    return;
  }
  const { database, replica, storage, tracer } = prepared;
  if (task === SELF_CHECK) {
    const domain = { config, database, storage, log, tracer, now: Date.now };
    const checked = await selfCheckCommand(domain, process.argv.slice(3), (line) =>
      process.stdout.write(`${line}\n`),
    );
    await prepared.close();
    if (!checked.ok && checked.problem) process.stderr.write(`${checked.problem}\n`);
    process.exitCode = checked.exitCode;
    return;
  }
  const endClock = await followDatabaseClock(database, log);
  if (serves && config.demo && (await isEmptyShop(database))) await fillDemoApart(PROGRAM);
  if (serves && !config.demo) await closeNewShop(prepared, Date.now());
  const { assets, admin, files } = await createPageFiles(CLIENT_FOLDER);
  const shop = await openShop({
    config,
    database,
    replica,
    storage,
    assets,
    admin,
    files,
    log,
    metrics,
    tracer,
    now: shopTime,
    // On SQLite jobs run in one worker. Whoever held a lease before it was chosen has ended.
    chosenForJobs:
      database.engine === 'sqlite'
        ? supervisor?.chosenForJobs.then(() => endLeases(database.db))
        : undefined,
  });
  // Between PostgreSQL's write and its notification a worker may end, too.
  if (database.engine === 'postgres') {
    await supervisor?.listen('', { onMessage: () => undefined, onGap: shop.tags.purgeAll });
  }
  if (task === PRINT_ROUTES) {
    process.stdout.write(`${printTable(await shop.routes())}\n`);
    endClock();
    await shop.close();
    await prepared.close();
    return;
  }
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  const opensShop = supervisor?.opensShop ?? true;
  const logIns = opensShop ? await startLines(config, database, address, Date.now()) : [];
  const server = createHttpServer(shop.listener);
  const servers = [server];
  await listen(server, config);
  if (config.metrics.kind === 'address') {
    const metricsServer = createMetricsServer(metrics);
    await listen(metricsServer, config.metrics);
    servers.push(metricsServer);
  }
  // The supervisor was killed: whoever starts it again needs the port and the lock, without a drain.
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  stopOnSignals({
    log,
    stop: (signal) =>
      stopShop({
        servers,
        close: [shop.close, endClock, prepared.close],
        log,
        timeoutMs: config.stopTimeoutMs,
        drain:
          signal === 'SIGTERM' ? { begin: shop.drain, milliseconds: config.drainMs } : undefined,
      }),
    exit,
  });
  exitOnBugs({ log, exit });
  process.send?.('open');
  startHeartbeat();
  if (supervisor) log.info('worker-open', { worker: supervisor.number });
  if (opensShop) {
    process.stdout.write(
      `${[`Vitrine is open: ${address}`, `Admin: ${address}${ADMIN_PATH}`, ...logIns].join('\n')}\n`,
    );
  }
  await shop.warm();
  await releaseMemory();
}

try {
  await main();
} catch (error) {
  const problem = startProblem(error, Number(process.env.PORT ?? 3000));
  if (!problem) throw error;
  process.stderr.write(`${problem.message}\n`);
  process.exit(1);
}
