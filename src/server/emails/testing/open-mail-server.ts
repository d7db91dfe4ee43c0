import { createServer, type Socket } from 'node:net';

// A minimal mail server for tests that accepts what it is configured to.
// Example: const server = await openMailServer(); server.url is "smtp://127.0.0.1:40123".

/** How the server meets the next mail. */
export type Manner =
  | 'takes'
  | 'greylists'
  /** Takes emails of the user `ada@shop.example` with the password `p@s/s`. */
  | 'asks-password'
  | 'refuses-sender'
  | 'refuses-receiver'
  | 'refuses-content'
  /** Reads the whole email, stores it, and breaks the connection before it answers. */
  | 'takes-and-dies'
  | 'dies-at-once';

const LOGIN = '\0ada@shop.example\0p@s/s';

export interface OpenMailServer {
  url: string;
  /** Complete emails, including those whose sender got no answer. */
  received: { to: string; message: string }[];
  /** One for each connection to come; the last one stays. */
  manners: Manner[];
  close(): Promise<void>;
}

export async function openMailServer(): Promise<OpenMailServer> {
  const received: OpenMailServer['received'] = [];
  const server = createServer((socket) => {
    const { manners } = state;
    const manner = manners.length > 1 ? manners.shift() : manners[0];
    speak(socket, manner ?? 'takes', received);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const state: OpenMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    manners: ['takes'],
    close: () => new Promise((done) => void server.close(() => done())),
  };
  return state;
}

function speak(socket: Socket, manner: Manner, received: OpenMailServer['received']): void {
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
    if (/^EHLO/i.test(line))
      t(manner === 'asks-password' ? '250-test\r\n250 AUTH PLAIN' : '250 test');
    else if (/^AUTH PLAIN/i.test(line)) {
      const login = Buffer.from(line.slice(11), 'base64').toString('utf8');
      t(login === LOGIN ? '235 welcome' : '535 5.7.8 wrong user or password');
    } else if (/^STARTTLS/i.test(line)) t('454 no encryption here');
    else if (/^MAIL/i.test(line)) {
      const refusal = manner === 'refuses-sender' ? '553 not your address' : '250 ok';
      t(manner === 'greylists' ? '451 later' : refusal);
    } else if (/^RCPT/i.test(line)) {
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
