import { afterAll } from 'vitest';
import { type OpenMailServer, openMailServer } from './open-mail-server.ts';

/** A mail server of a test file, closed after it. */
export async function testMailServer(): Promise<OpenMailServer> {
  const server = await openMailServer();
  afterAll(() => server.close());
  return server;
}
