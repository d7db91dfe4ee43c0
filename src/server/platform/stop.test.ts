import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { serveForTest } from './http/testing/serve-for-test.ts';
import { createLog } from './logging/log.ts';
import { stopShop } from './stop.ts';

const quiet = createLog({ level: 'error', write: () => {} });

function ask(port: number, path: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      reply.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

test('a request under way is answered, then everything closes in order', async () => {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const { server, port } = await serveForTest((request, response) => {
    if (request.url === '/quick') return response.end('quick');
    arrived.resolve();
    return release.promise.then(() => response.end('slow'));
  });
  const agent = new Agent({ keepAlive: true });
  expect(await ask(port, '/quick', agent)).toBe('quick');
  const slow = ask(port, '/slow', agent);
  await arrived.promise;
  const steps: string[] = [];
  const stopping = stopShop({
    servers: [server],
    close: [async () => steps.push('bus'), () => steps.push('database')],
    log: quiet,
    timeoutMs: 30_000,
  });
  await expect(ask(port, '/quick')).rejects.toThrow('ECONNREFUSED');
  expect(steps).toEqual([]);
  release.resolve();
  expect(await slow).toBe('slow');
  expect(await stopping).toBe('drained');
  expect(steps).toEqual(['bus', 'database']);
  agent.destroy();
});

test('while it drains every request is served, then the port closes', async () => {
  const { server, port } = await serveForTest((_request, response) => response.end('served'));
  const began = Promise.withResolvers<void>();
  const drain = { begin: began.resolve, milliseconds: 300 };
  const parts = { servers: [server], close: [], log: quiet, timeoutMs: 30_000, drain };
  const stopping = stopShop(parts);
  await began.promise;
  expect(await ask(port, '/')).toBe('served');
  expect(await stopping).toBe('drained');
  await expect(ask(port, '/', new Agent())).rejects.toThrow('ECONNREFUSED');
});

/** A shop of one slow page in a process of its own. */
async function startProcess(): Promise<{ child: ChildProcess; port: number; said: () => string }> {
  const program = `
    import { createHttpServer, listen } from '#server/platform/http/listen.ts';
    import { createLineWriter } from '#server/platform/logging/line-writer.ts';
    import { createLog } from '#server/platform/logging/log.ts';
    import { exitOnBugs, stopOnSignals, stopShop } from '#server/platform/stop.ts';
    const lines = createLineWriter(1);
    const log = createLog({ level: 'info', write: lines.write });
    const exit = (code) => { lines.flush(); process.exit(code); };
    const server = createHttpServer((request, response) => {
      if (request.url === '/bug') setTimeout(() => { throw new Error('nobody caught me'); });
      else { log.info('arrived'); setTimeout(() => response.end('slow'), 200); }
    });
    await listen(server, { port: 0, host: '127.0.0.1' });
    exitOnBugs({ log, exit });
    stopOnSignals({ log, exit, stop: () => stopShop({ servers: [server], close: [], log, timeoutMs: 5000 }) });
    log.info('open', { port: server.address().port });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const port = () => Number(/"port":(\d+)/.exec(text)?.[1] ?? 0);
  await expect.poll(port, { timeout: 30_000 }).toBeGreaterThan(0);
  return { child, port: port(), said: () => text };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: the request is answered, the code is 0',
  async (signal) => {
    const { child, port, said: lines } = await startProcess();
    const exit = once(child, 'exit');
    const slow = ask(port, '/');
    await expect.poll(lines).toContain('arrived');
    child.kill(signal);
    expect(await slow).toBe('slow');
    expect(await exit).toEqual([0, null]);
    expect(lines()).toContain('"outcome":"drained"');
  },
  60_000,
);

test('a failure nobody caught is written down before the process ends with 1', async () => {
  const { child, port, said: lines } = await startProcess();
  const exit = once(child, 'exit');
  await expect(ask(port, '/bug')).rejects.toThrow();
  expect(await exit).toEqual([1, null]);
  expect(lines()).toContain('nobody caught me');
}, 60_000);

test('a request that does not end is cut after the limit', async () => {
  const arrived = Promise.withResolvers<void>();
  const { server, port } = await serveForTest(() => arrived.resolve());
  const hanging = ask(port, '/');
  const cut = expect(hanging).rejects.toThrow('socket hang up');
  await arrived.promise;
  const result = await stopShop({ servers: [server], close: [], log: quiet, timeoutMs: 60 });
  expect(result).toBe('cut');
  await cut;
});
