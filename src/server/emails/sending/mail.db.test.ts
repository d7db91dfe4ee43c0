import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { NO_TRACER } from '#server/platform/tracing/tracer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { EMAIL_KINDS } from '#server/settings/groups/email-kinds.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { sampleOrder } from '#wire/samples/order.ts';
import type { Email } from '../email.ts';
import { findMailRecord } from '../mail-servers/mail-record.ts';
import { queueEmail, queueEmails } from '../queue-email.ts';
import { testMailServer } from '../testing/test-mail-server.ts';
import { deliver, purgeDeliveries } from './deliver.ts';
import type { Mail, MailTransport } from './mail.ts';
import { openMailTransports } from './mail-transports.ts';
import { emailHandler } from './send-email.ts';
import { smtpTransport } from './smtp-transport.ts';

const database = await testDatabase();
const { db } = database;
const server = await testMailServer();
const NOW = Date.UTC(2026, 10, 15, 9, 30);
const DAY = 24 * 60 * 60 * 1000;

let folder = '';
let lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  await database.reset();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
  lines = [];
  server.received.length = 0;
  server.manners = ['takes'];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const welcome: Email = { kind: 'welcome', to: 'ada@example.com', data: { name: 'Ada' } };
const onHold: Email = { kind: 'order-on-hold', to: 'ada@example.com', orderId: 7, data: {} };

function context(settings: Partial<Settings> = {}): ShopContext {
  return testContext(db, { settings, now: NOW });
}
const bySmtp = () => context({ 'mail.smtpUrl': server.url });

function handler(smtpUrl?: string) {
  return emailHandler({
    logoOf: async () => null,
    office: openMailTransports({ folder: join(folder, 'mail'), smtpUrl, tracer: NO_TRACER }),
    origin: 'https://shop.example',
    log: createLog({ level: 'info', write: (line) => lines.push(JSON.parse(line)) }),
    orderOf: async (_, id) => (id === 7 ? sampleOrder() : null),
  });
}

/** The jobs as a runner would run them. */
async function jobs(): Promise<JobRun[]> {
  const rows = await db.selectFrom('jobs').selectAll().orderBy('id').execute();
  return rows.map(({ id, kind, payload }) => ({
    id,
    kind,
    payload: JSON.parse(payload),
    attempt: 1,
  }));
}

async function queued(email: Email): Promise<JobRun> {
  await database.transaction((trx) => queueEmail(trx, email, NOW));
  const job = (await jobs()).at(-1);
  if (!job) throw new Error('Nothing was queued.');
  return job;
}

const getMail = (id: string): Mail => ({
  id,
  date: NOW,
  from: { name: 'Shop', address: 'shop@example.com' },
  to: 'ada@example.com',
  replyTo: '',
  subject: 'S',
  html: '<p>h</p>',
  text: 't',
});

const files = async () => (await readdir(join(folder, 'mail')).catch(() => [])).sort();
const events = () => lines.map(({ event }) => event);

describe('queueing', () => {
  test('an email waits as a job, and is gone with a transaction that fails', async () => {
    await database.transaction((trx) => queueEmails(trx, [onHold, welcome], NOW));
    const before = await jobs();
    expect(before.map(({ kind, payload }) => [kind, (payload as Email).kind])).toEqual([
      ['email', 'order-on-hold'],
      ['email', 'welcome'],
    ]);
    const failing = database.transaction(async (trx) => {
      await queueEmail(trx, welcome, NOW);
      throw new Error('no order after all');
    });
    await expect(failing).rejects.toThrow('no order after all');
    expect(await jobs()).toEqual(before);
  });

  test('an address no mail can have does not fail the order it belongs to', async () => {
    await queued({ ...onHold, to: 'nobody, at all\r\nBcc: all@example.com' });
    expect(await jobs()).toHaveLength(1);
  });
});

describe('emails as files', () => {
  test('each is a whole mail of two forms that only the shop may read', async () => {
    await handler().run(context(), await queued(onHold));
    const [name] = await files();
    expect(name).toMatch(/^2026-11-15T09-30-00-[\w-]{36}\.eml$/);
    const path = join(folder, 'mail', name ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const mail = await readFile(path, 'utf8');
    expect(mail).toMatch(/^From: "?My shop"? <shop@example.com>\r$/m);
    expect(mail).toMatch(/^To: ada@example.com\r$/m);
    expect(mail).toMatch(/^Subject: We have received your order 1007\r$/m);
    expect(mail).toMatch(/^Message-ID: <email\.[\w-]{36}@example\.com>\r$/m);
    expect(mail).toMatch(/^Date: Sun, 15 Nov 2026 09:30:00 \+0000\r$/m);
    expect(mail).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(mail).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(events()).toEqual(['email-sent']);
  });

  test('the same job done again after a crash writes the same file, over a half-written one', async () => {
    const job = await queued(welcome);
    await handler().run(context(), job);
    const [name] = await files();
    await writeFile(join(folder, 'mail', `${name}.part`), 'From: half');
    await handler().run(context(), { ...job, attempt: 2 });
    expect(await files()).toEqual([name]);
    await handler().run(context(), await queued(welcome));
    expect(await files()).toHaveLength(2);
  });

  test('a folder that cannot be written fails the try and no more', async () => {
    const job = await queued(welcome);
    await writeFile(join(folder, 'mail'), 'a file is in the way');
    await expect(handler().run(context(), job)).rejects.toThrow();
    await rm(join(folder, 'mail'));
    await handler().run(context(), { ...job, attempt: 2 });
    expect(await files()).toHaveLength(1);
  });

  test('an address or a name cannot add a receiver or a header', async () => {
    const job = await queued({
      ...welcome,
      to: 'ada@example.com, all@example.com\r\nBcc: more@example.com',
    });
    const settings = {
      'mail.senderName': 'Shop\r\nBcc: more@example.com',
      'shop.name': 'A\r\nB: c',
    };
    await handler().run(context(settings), job);
    const [name] = await files();
    const head = (await readFile(join(folder, 'mail', name ?? ''), 'utf8')).split('\r\n\r\n')[0];
    expect(head).not.toMatch(/^(Bcc|B):/im);
    expect(head?.match(/^To:/gm)).toHaveLength(1);
  });

  test('the manager’s answer goes to the buyer', async () => {
    const job = await queued({ kind: 'new-order', to: 'boss@example.com', orderId: 7, data: {} });
    await handler().run(context(), job);
    const [name] = await files();
    const mail = await readFile(join(folder, 'mail', name ?? ''), 'utf8');
    expect(mail).toMatch(/^Reply-To: ada@example.com\r$/m);
  });

  test('the answer to a message goes to whoever wrote it, and to no one else', async () => {
    const data = {
      name: 'Ada\r\nBcc: eve@example.com',
      email: 'ada@example.com\r\nBcc: eve@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
      text: 'Is it oiled?',
    };
    const job = await queued({ kind: 'contact-message', to: 'boss@example.com', data });
    await handler().run(context(), job);
    const [name] = await files();
    const mail = await readFile(join(folder, 'mail', name ?? ''), 'utf8');
    expect(mail).toMatch(/^To: boss@example.com\r$/m);
    expect(mail).toMatch(/^Reply-To: ada@example\.com/m);
    expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    expect(mail).toContain('Is it oiled?');
  });

  test('an email switched off is not written, one about what opens an account always is', async () => {
    const settings = { 'mail.off': [...EMAIL_KINDS] };
    await handler().run(context(settings), await queued(welcome));
    expect(await files()).toEqual([]);
    const data = { name: '', url: '/reset?token=1', minutes: 60 };
    const reset: Email = { kind: 'reset-password', to: 'ada@example.com', data };
    await handler().run(context(settings), await queued(reset));
    expect(await files()).toHaveLength(1);
    const received = { name: '', at: 0 };
    const changed: Email = { kind: 'password-changed', to: 'ada@example.com', data: received };
    await handler().run(context(settings), await queued(changed));
    expect(await files()).toHaveLength(2);
  });

  test('an email about an order that is gone is dropped with a line in the log', async () => {
    await handler().run(context(), await queued({ ...onHold, orderId: 8 }));
    expect(await files()).toEqual([]);
    expect(events()).toEqual(['email-dropped']);
  });

  test('a payload nobody can read is a bug and not an email', async () => {
    const job = { id: 1, kind: 'email', payload: { kind: 'welcome' }, attempt: 1 };
    await expect(handler().run(context(), job)).rejects.toThrow();
  });
});

describe('emails by a mail server', () => {
  test('the environment’s server goes before the setting, and files are not written', async () => {
    const settings = { 'mail.smtpUrl': 'smtp://127.0.0.1:1' };
    await handler(server.url).run(context(settings), await queued(welcome));
    expect(server.received.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(server.received[0]?.message).toContain('Subject: Welcome to My shop');
    expect(await files()).toEqual([]);
  });

  test('an address with a comma is one recipient', async () => {
    const to = 'ada@example.com, all@example.com';
    await handler().run(bySmtp(), await queued({ ...welcome, to }));
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toMatch(/^"ada@example\.com, all"@example\.com$/);
  });

  test('a server that says later or breaks the line is tried again until it takes the email', async () => {
    const job = await queued(welcome);
    for (const manner of ['greylists', 'dies-at-once', 'greylists', 'dies-at-once'] as const) {
      server.manners = [manner];
      await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    }
    const anonymousVisitor = context({ 'mail.smtpUrl': 'smtp://127.0.0.1:1' });
    await expect(handler().run(anonymousVisitor, job)).rejects.toThrow(/ECONNREFUSED/);
    server.manners = ['takes'];
    await handler().run(bySmtp(), job);
    expect(server.received).toHaveLength(1);
  });

  test.each(['refuses-receiver', 'refuses-content'] as const)(
    'a server that %s for good ends the email with a line in the log',
    async (manner) => {
      server.manners = [manner];
      await handler().run(bySmtp(), await queued(welcome));
      expect(events()).toEqual(['email-refused']);
    },
  );

  test('an email that was sent is not sent again when its job comes back', async () => {
    const job = await queued(welcome);
    await handler().run(bySmtp(), job);
    await handler().run(bySmtp(), { ...job, attempt: 2 });
    expect(server.received).toHaveLength(1);
  });

  test('one that may have arrived is sent once more, with the same id, and never a third time', async () => {
    const job = await queued(welcome);
    server.manners = ['takes-and-dies'];
    await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    await handler().run(bySmtp(), job);
    await handler().run(bySmtp(), job);
    expect(server.received).toHaveLength(2);
    const ids = server.received.map(({ message }) => message.match(/^Message-ID: (.*)$/m)?.[1]);
    expect(ids[0]).toMatch(/^<email\./);
    expect(new Set(ids).size).toBe(1);
    expect(events()).toEqual(['email-given-up', 'email-given-up']);
  });

  test('it is written down before the first byte leaves, and not while nobody answers', async () => {
    const rows = () => db.selectFrom('email_sends').select(['state', 'unconfirmed']).execute();
    const job = await queued(welcome);
    server.manners = ['dies-at-once'];
    await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    expect(await rows()).toEqual([]);
    server.manners = ['takes-and-dies'];
    await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    expect(await rows()).toEqual([{ state: 'sending', unconfirmed: 1 }]);
    server.manners = ['greylists'];
    await expect(handler().run(bySmtp(), job)).rejects.toThrow();
    expect(await rows()).toEqual([{ state: 'sending', unconfirmed: 1 }]);
    server.manners = ['takes'];
    await handler().run(bySmtp(), job);
    expect(await rows()).toEqual([{ state: 'sent', unconfirmed: 2 }]);
  });

  test('a no that comes while it is being written down leaves no try behind', async () => {
    const { id } = (await queued(welcome)).payload as { id: string };
    const hasty: MailTransport = {
      name: 'smtp',
      server: 'mail.example:25',
      async send(_, leaving) {
        void leaving();
        throw new Error('451 later');
      },
    };
    for (let time = 0; time < 3; time += 1) {
      await expect(deliver(db, hasty, getMail(id), NOW)).rejects.toThrow('451 later');
    }
    expect(await db.selectFrom('email_sends').select('unconfirmed').execute()).toEqual([
      { unconfirmed: 0 },
    ]);
    expect(await deliver(db, smtpTransport(server.url), getMail(id), NOW)).toBe('sent');
  });

  test('whether emails leave is noted, once a minute, and at once after a failure', async () => {
    // Earlier tests have noted theirs.
    const later = NOW + DAY;
    const sendAt = async (now: number) => {
      const mail = { ...getMail(randomUUID()), date: now };
      const [delivery] = await Promise.allSettled([
        deliver(db, smtpTransport(server.url), mail, now),
      ]);
      expect(delivery.status).toBe(server.manners[0] === 'takes' ? 'fulfilled' : 'rejected');
      const { host } = new URL(server.url);
      const { acceptedAt, failedAt, error } = await findMailRecord(db, host);
      return [acceptedAt, failedAt, error];
    };
    expect(await sendAt(later)).toEqual([later, null, '']);
    expect(await sendAt(later + 59_999)).toEqual([later, null, '']);
    expect(await sendAt(later + 60_000)).toEqual([later + 60_000, null, '']);
    // One address that is refused says nothing of the others.
    server.manners = ['refuses-receiver'];
    expect(await sendAt(later + 60_001)).toEqual([later + 60_000, null, '']);
    server.manners = ['greylists'];
    expect(await sendAt(later + 60_002)).toEqual([later + 60_000, later + 60_002, '451 later']);
    server.manners = ['refuses-sender'];
    const refused = [later + 60_000, later + 60_003, '553 not your address'];
    expect(await sendAt(later + 60_003)).toEqual(refused);
    server.manners = ['takes'];
    const back = [later + 60_004, later + 60_003, '553 not your address'];
    expect(await sendAt(later + 60_004)).toEqual(back);
  });

  test('where it cannot be written down, nothing leaves', async () => {
    const { id } = (await queued(welcome)).payload as { id: string };
    const transport = smtpTransport(server.url);
    const away = () => Promise.reject(new Error('database away'));
    await expect(transport.send(getMail(id), away)).rejects.toThrow('database away');
    expect(server.received).toEqual([]);
  });

  test('a process that died while sending counts as a try of unknown end', async () => {
    const job = await queued(welcome);
    const { id } = job.payload as { id: string };
    // As two dead processes left it.
    await db
      .insertInto('email_sends')
      .values({ id, state: 'sending', unconfirmed: 2, at: NOW })
      .execute();
    await handler().run(bySmtp(), job);
    expect(server.received).toEqual([]);
    expect(events()).toEqual(['email-given-up']);
  });

  test('what was handed over long ago is deleted', async () => {
    await handler().run(bySmtp(), await queued(welcome));
    await purgeDeliveries(db, NOW + 29 * DAY);
    expect(await db.selectFrom('email_sends').select('id').execute()).toHaveLength(1);
    await purgeDeliveries(db, NOW + 31 * DAY);
    expect(await db.selectFrom('email_sends').select('id').execute()).toEqual([]);
  });
});
