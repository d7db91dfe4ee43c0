import { accountEmail } from '#rules/accounts/email.ts';
import { MAIL_PROVIDERS } from '#rules/emails/mail-provider.ts';
import {
  formatMailServer,
  isMailHost,
  MAIL_PORTS,
  type MailServerAddress,
  parseMailServer,
} from '#rules/emails/mail-server-address.ts';
import {
  findMailServer,
  loadMailState,
  mailEnvironment,
} from '#server/emails/mail-servers/mail-delivery.ts';
import { tryMailServer } from '#server/emails/sending/try-mail-server.ts';
import { reportPath } from '#server/newsletter/provider-reports/report-address.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  type ChangedSettings,
  changeSettings,
  type SettingProblem,
} from '#server/settings/change-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import {
  type MailServer,
  mailServerInput,
  mailServerResponse,
  mailTrialInput,
  mailTrialResponse,
} from '#wire/vitrine/mail-server.ts';
import { managerMay } from '../../manager/manager.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { settingRefusal } from '../../rest/protected-refusals.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { writeSample } from './write-sample.ts';

const permission = 'manage-settings';
const NO_SERVER: MailServerAddress = {
  host: '',
  port: MAIL_PORTS.starttls,
  encryption: 'starttls',
  user: '',
  password: '',
};
/** The field of the form that a setting is typed into. */
const FIELDS: Readonly<Record<string, string>> = {
  'mail.smtpUrl': 'host',
  'mail.senderName': 'sender_name',
  'mail.senderAddress': 'sender_address',
};

const toDate = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** With the settings of this moment, not of the last request that read them. */
async function withSettings(ctx: ShopContext): Promise<ShopContext> {
  const settings = await readSettings(ctx.db, ({ name, reason }) =>
    ctx.report(new Error(reason), { name }),
  );
  return { ...ctx, settings };
}

type ServerCall = Pick<ManagedCall, 'ctx' | 'manager' | 'origin' | 'secret'>;

async function loadMailServer({ ctx, manager, origin, secret }: ServerCall): Promise<MailServer> {
  const { smtpUrl } = mailEnvironment.of(ctx);
  const address = findMailServer(smtpUrl, ctx) ?? '';
  const { password, ...server } = parseMailServer(address) ?? NO_SERVER;
  const { trouble, error, acceptedAt, failedAt } = await loadMailState(ctx);
  return {
    ...server,
    source: smtpUrl !== undefined ? 'environment' : address === '' ? 'none' : 'settings',
    has_password: password !== '',
    sender_name: ctx.settings['mail.senderName'],
    sender_address: ctx.settings['mail.senderAddress'],
    shop_name: ctx.settings['shop.name'],
    shop_address: ctx.settings['shop.email'],
    trouble,
    error: trouble === 'failing' ? error : '',
    accepted_at: toDate(acceptedAt),
    failed_at: toDate(failedAt),
    // Whoever knows such an address can end subscriptions by it.
    reports: managerMay(manager, 'manage-security')
      ? MAIL_PROVIDERS.map((provider) => ({
          provider,
          url: `${origin}${reportPath(secret, provider)}`,
        }))
      : [],
  };
}

type ServerInput = { [Part in keyof MailServerAddress]?: MailServerAddress[Part] | undefined };
type Requested = { ok: true; address: string } | { ok: false; error: RestError };

/** The address to store, from what is stored and what is typed. */
function requestedServer(before: MailServerAddress, typed: ServerInput): Requested {
  const { host, user, password } = typed;
  if (host === '') return { ok: true, address: '' };
  const server = {
    host: host ?? before.host,
    port: typed.port ?? before.port,
    encryption: typed.encryption ?? before.encryption,
    user: user ?? before.user,
    password: password ?? before.password,
  };
  if (!isMailHost(server.host)) {
    return refusedAt({ host: 'must be the name of a server, such as mail.example.com' });
  }
  // A password is for the server and the user that it was typed for.
  const isElsewhere = server.host !== before.host || server.user !== before.user;
  if (password === undefined && isElsewhere && before.password !== '' && server.user !== '') {
    return refusedAt({ password: 'must be typed again for another server or user' });
  }
  if (server.user === '') {
    if (password) return refusedAt({ user: 'is missing: a password needs one' });
    server.password = '';
  }
  return { ok: true, address: formatMailServer(server) };
}

function refusedAt(params: Record<string, string>): Requested {
  return { ok: false, error: invalidParams(params) };
}

function toRefusal(problems: readonly SettingProblem[]): RestError {
  const getName = (name: string) => FIELDS[name] ?? name;
  const forbidden = settingRefusal(problems, getName);
  if (forbidden) return forbidden;
  return invalidParams(
    Object.fromEntries(problems.map(({ field, reason }) => [getName(field), reason])),
  );
}

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary:
    'The mail server and the sender of emails, without the password, and whether emails leave',
  params: {},
  answer: { schema: mailServerResponse },
  handle: async (_, call) =>
    found(await loadMailServer({ ...call, ctx: await withSettings(call.ctx) })),
});

const write = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Change the mail server or the sender of emails',
  params: mailServerInput,
  answer: { schema: mailServerResponse },
  async handle({ sender_name, sender_address, ...typed }, call) {
    const ctx = await withSettings(call.ctx);
    const stored = findMailServer(undefined, ctx);
    const before = parseMailServer(stored ?? '') ?? NO_SERVER;
    const values: Record<string, unknown> = {};
    if (sender_name !== undefined) values['mail.senderName'] = sender_name.trim();
    if (sender_address !== undefined) values['mail.senderAddress'] = sender_address.trim();
    if (Object.keys(typed).length > 0) {
      if (mailEnvironment.of(ctx).smtpUrl !== undefined) {
        return refused(invalidParams({ host: 'is set by SMTP_URL in the server’s environment' }));
      }
      const requested = requestedServer(before, typed);
      if (!requested.ok) return refused(requested.error);
      if (requested.address !== stored) values['mail.smtpUrl'] = requested.address;
    }
    const saved: ChangedSettings = await changeAs(call.ctx, call.manager, (change) =>
      changeSettings(change, { values }),
    );
    if (!saved.ok) return refused(toRefusal(saved.problems));
    return found(await loadMailServer({ ...call, ctx: { ...ctx, settings: saved.settings } }));
  },
});

const tryIt = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send an email at once, and say what the mail server answered',
  params: mailTrialInput,
  required: ['to'],
  answer: { schema: mailTrialResponse },
  async handle({ to: typed }, call) {
    const to = accountEmail(typed);
    if (to === null) return refused(invalidParams({ to: 'is not an email address' }));
    const ctx = await withSettings(call.ctx);
    const sample = await writeSample({ ...call, ctx }, 'order-processing', {
      to,
      orderId: undefined,
      last: false,
    });
    if (!sample.ok) return refused(sample.error);
    const { verdict, response } = await tryMailServer(ctx, to, sample.written);
    const { customerId } = call.manager;
    const details = { to, verdict };
    await writeAudit(ctx.db, { event: 'mail-server-tested', customerId, details }, ctx.now);
    return found({ to, verdict, response });
  },
});

const path = '/mail-server';
export const mailServerRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path, methods: { GET: read, PUT: write, POST: write, PATCH: write } },
  { namespace: NAMESPACE, path: `${path}/test`, methods: { POST: tryIt } },
];
