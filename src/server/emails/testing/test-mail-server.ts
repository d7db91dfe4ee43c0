import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

// A minimal mail server for tests that accepts what it is configured to.
// Example: const server = await testMailServer(); server.url is "smtp://127.0.0.1:40123".

/** How the server meets the next mail. */
export type Manner =
  | 'takes'
  | 'greylists'
  | 'refuses-receiver'
  | 'refuses-content'
  /** Reads the whole email, stores it, and breaks the connection before it answers. */
  | 'takes-and-dies'
  | 'dies-at-once';

export interface TestMailServer {
  url: string;
  /** Complete emails, including those whose sender got no answer. */
  received: { to: string; message: string }[];
  /** One for each connection to come; the last one stays. */
  manners: Manner[];
}

export async function testMailServer(): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  const state: TestMailServer = { url: '', received: received, manners: ['takes'] };
  const next = () => (state.manners.length > 1 ? state.manners.shift() : state.manners[0]);
  const server = createServer((socket) => speak(socket, next() ?? 'takes', received));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  state.url = `smtp://127.0.0.1:${address.port}`;
  afterAll(() => new Promise((done) => server.close(done)));
  return state;
}

function speak(socket: Socket, manner: Manner, received: TestMailServer['received']): void {
  let waiting = '';
  let data: string[] | null = null;
  let to = '';
  const t = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  if (manner === 'dies-at-once') {
    socket.destroy();
    return;
  }
  t('220 test');
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8');
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });

  function hear(line: string): void {
    if (data) {
      if (line !== '.') data.push(line.replace(/^\.\./, '.'));
      else finish(data.join('\n'));
      return;
    }
    if (/^EHLO/i.test(line)) t('250 test');
    else if (/^MAIL/i.test(line)) t(manner === 'greylists' ? '451 later' : '250 ok');
    else if (/^RCPT/i.test(line)) {
      to = line.replace(/^.*<(.*)>.*$/, '$1');
      t(manner === 'refuses-receiver' ? '550 nobody here' : '250 ok');
    } else if (/^DATA/i.test(line)) {
      data = [];
      t('354 go on');
    } else if (/^QUIT/i.test(line)) {
      t('221 bye');
      socket.end();
    } else t('250 ok');
  }

  function finish(message: string): void {
    data = null;
    if (manner === 'refuses-content') {
      t('554 no');
      return;
    }
    received.push({ to, message });
    if (manner === 'takes-and-dies') socket.destroy();
    else t('250 taken');
  }
}
