import * as z from 'zod/mini';
import { accountEmail } from '#rules/accounts/email.ts';
import { ALWAYS_SENT, TO_MANAGER } from '#server/emails/email-policy.ts';
import { queueTestEmail } from '#server/emails/sending/send-test.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  EMAIL_KINDS,
  type EmailKind,
  ORDER_EMAIL_KINDS,
} from '#server/settings/groups/email-kinds.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import {
  emailInput,
  emailReadOnly,
  emailResponse,
  previewQuery,
  previewResponse,
  queuedResponse,
  type ShopEmail,
  testInput,
} from '#wire/vitrine/email.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { type ReadRequest, type Saved, textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { toEmailTexts } from './email-texts.ts';
import { writeSample } from './write-sample.ts';

const permission = 'manage-settings';
const missing: RestError = {
  code: 'vitrine_rest_email_invalid_id',
  message: 'There is no such email.',
  status: 404,
};

const getKind = (id: string | undefined) => EMAIL_KINDS.find((kind) => kind === id);
const isAboutOrder = (kind: EmailKind) => ORDER_EMAIL_KINDS.some((each) => each === kind);

function settingsNow({ ctx }: Pick<ReadRequest, 'ctx'>): Promise<Settings> {
  return readSettings(ctx.db, ({ name, reason }) => ctx.report(new Error(reason), { name }));
}

function toItem(kind: EmailKind, settings: Settings): ShopEmail {
  const texts = toEmailTexts(kind, settings);
  const subject = Object.entries(texts).find(([key]) => key.endsWith('.subject'))?.[1].value ?? '';
  const words = kind.replaceAll('-', ' ');
  const toManager = TO_MANAGER.includes(kind) || kind === 'contact-message';
  return {
    id: kind,
    label: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
    subject,
    about: isAboutOrder(kind) ? 'order' : 'account',
    to: toManager ? 'manager' : 'customer',
    enabled: ALWAYS_SENT.includes(kind) || !settings['mail.off'].includes(kind),
    can_be_off: !ALWAYS_SENT.includes(kind),
    texts,
  };
}

const textsSchema = z.record(z.string(), z.nullable(z.string().check(z.maxLength(2000))));

async function save(
  request: Parameters<typeof changeSettings>[0],
  kind: EmailKind,
  { enabled, texts }: { enabled?: boolean | undefined; texts?: unknown },
): Promise<Saved<ShopEmail>> {
  const settings = await settingsNow(request);
  if (enabled === false && ALWAYS_SENT.includes(kind)) {
    return { ok: false, error: invalidParams({ enabled: 'cannot be off: it is always sent' }) };
  }
  const others = settings['mail.off'].filter((each) => each !== kind);
  const off = enabled === false ? [...others, kind] : others;
  const parsed = textsSchema.safeParse(texts ?? {});
  if (!parsed.success) {
    return { ok: false, error: invalidParams({ texts: 'must be texts, or null, by their keys' }) };
  }
  const known = toEmailTexts(kind, settings);
  const unknown = Object.keys(parsed.data).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) {
    return { ok: false, error: invalidParams({ texts: `does not belong here: ${unknown}` }) };
  }
  const messages = Object.fromEntries(
    Object.entries({ ...settings.messages, ...parsed.data }).flatMap(([key, text]) =>
      text === null ? [] : [[key, text]],
    ),
  );
  const values = { messages, ...(enabled !== undefined && { 'mail.off': off }) };
  const saved = await changeSettings(request, { values });
  if (!saved.ok) {
    const reason = saved.problems.map((problem) => problem.reason).join('; ');
    return { ok: false, error: invalidParams({ texts: reason }) };
  }
  return { ok: true, item: toItem(kind, saved.settings) };
}

const emails = managedResource({
  namespace: NAMESPACE,
  path: '/emails',
  idPart: ':id<[a-z-]+>',
  idOf: textId,
  title: 'email',
  permission,
  input: emailInput,
  readOnly: emailReadOnly,
  response: emailResponse,
  query: {},
  missing,
  async list(request) {
    const settings = await settingsNow(request);
    return { items: EMAIL_KINDS.map((kind) => toItem(kind, settings)), total: EMAIL_KINDS.length };
  },
  async read(request, id) {
    const kind = getKind(id);
    return kind ? toItem(kind, await settingsNow(request)) : null;
  },
  async update(request, id, input) {
    const kind = getKind(id);
    return kind ? save(request, kind, input) : { ok: false, error: missing };
  },
});

const preview = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'An email as HTML and text, for an order or an example',
  params: previewQuery,
  answer: { schema: previewResponse },
  async handle({ order_id: orderId }, call) {
    const kind = getKind(call.parts.id);
    if (!kind) return refused(missing);
    const sample = await writeSample(call, kind, { to: 'ada@example.com', orderId });
    return sample.ok ? found(sample.written) : refused(sample.error);
  },
});

const sendTest = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send an email to an address to see how it looks',
  params: testInput,
  required: ['to'],
  answer: { schema: queuedResponse },
  async handle({ to: typed, order_id: orderId }, call) {
    const kind = getKind(call.parts.id);
    if (!kind) return refused(missing);
    const to = accountEmail(typed);
    if (to === null) return refused(invalidParams({ to: 'is not an email address' }));
    const sample = await writeSample(call, kind, { to, orderId });
    if (!sample.ok) return refused(sample.error);
    await changeAs(call.ctx, call.manager, async ({ ctx, record }) => {
      await queueTestEmail(ctx.db, to, sample.written, ctx.now);
      const after = { to, email: kind };
      await record({ resource: 'test_email', id: kind, action: 'created', before: null, after });
      return { ok: true };
    });
    return found({ queued: true, to });
  },
});

const path = '/emails/:id<[a-z-]+>';
export const emailRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: `${path}/preview`, methods: { GET: preview } },
  { namespace: NAMESPACE, path: `${path}/test`, methods: { POST: sendTest } },
  ...emails,
];
