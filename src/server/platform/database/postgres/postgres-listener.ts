import pg from 'pg';
import type { EngineParts, Listener } from '../engine.ts';

const retryMs = { first: 200, maxLength: 10_000 };

/** One connection of its own that listens, and comes back after the server went away. */
export function createPostgresListener(
  config: pg.ClientConfig,
  onBackgroundError: (error: Error) => void,
): Pick<EngineParts, 'listen' | 'close'> {
  const listeners = new Map<string, Set<Listener>>();
  let connecting: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = retryMs.first;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(config);
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client, new Error('the listening connection ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload ?? '');
    });
    await client.connect();
    for (const channel of listeners.keys()) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    }
    return client;
  }

  let lostClient: pg.Client | undefined;
  function lost(client: pg.Client, error: Error): void {
    if (closed || client === lostClient) return;
    lostClient = client;
    connecting = undefined;
    onBackgroundError(error);
    scheduleReconnect();
  }

  function scheduleReconnect(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connecting = connect();
      connecting.then(
        () => {
          waitMs = retryMs.first;
          for (const set of listeners.values()) for (const listener of set) listener.onGap();
        },
        (error: Error) => {
          connecting = undefined;
          onBackgroundError(error);
          waitMs = Math.min(waitMs * 2, retryMs.maxLength);
          scheduleReconnect();
        },
      );
    }, waitMs);
    retry.unref();
  }

  return {
    async listen(channel, listener) {
      const known = listeners.get(channel);
      const set = known ?? new Set<Listener>();
      set.add(listener);
      listeners.set(channel, set);
      if (!connecting) connecting = connect();
      else if (!known) {
        const client = await connecting;
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      }
      await connecting;
      return async () => {
        set.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const client = await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}
