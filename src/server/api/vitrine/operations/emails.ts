import * as z from 'zod/mini';
import { accountEmail } from '#rules/accounts/email.ts';
import { textProblem, wordsIn } from '#rules/messages/check-text.ts';
import { ALWAYS_SENT, TO_MANAGER } from '#server/emails/email-policy.ts';
import { toEmailTexts, usualEmailText, withEmailTexts } from '#server/emails/email-texts.ts';
import { queueTestEmail } from '#server/emails/sending/send-test.ts';
import { usualClosing } from '#server/emails/templates/closing.ts';
import { knownWords } from '#server/emails/templates/email-words.ts';
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
  draftInput,
  emailInput,
  emailReadOnly,
  emailResponse,
  previewQuery,
  queuedResponse,
  type ShopEmail,
  sampleResponse,
  testInput,
} from '#wire/vitrine/email.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { type ReadRequest, type Saved, textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { textReason } from './texts.ts';
import { writeSample } from './write-sample.ts';

const permission = 'manage-settings';
const EXAMPLE = 'ada@example.com';
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
  const subject = Object.entries(texts).find(([key]) => /\.subject\b/.test(key))?.[1].value ?? '';
  const words = kind.replaceAll('-', ' ');
  const toManager =
    TO_MANAGER.includes(kind) || kind === 'contact-message' || kind === 'sales-report';
  return {
    id: kind,
    label: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
    subject,
    about: isAboutOrder(kind) ? 'order' : 'account',
    to: toManager ? 'manager' : 'customer',
    enabled: ALWAYS_SENT.includes(kind) || !settings['mail.off'].includes(kind),
    can_be_off: !ALWAYS_SENT.includes(kind),
    usual_closing: usualClosing(kind, settings),
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        { ...text, words: wordsOf(kind, name, settings) },
      ]),
    ),
  };
}

/** What may stand in braces in a text of an email. */
function wordsOf(kind: EmailKind, name: string, settings: Settings): string[] {
  const usual = usualEmailText(name, settings);
  const counted = typeof usual === 'string' ? [] : ['count'];
  return [...new Set([...wordsIn(usual), ...counted, ...knownWords(kind)])];
}

const textsSchema = z.record(z.string(), z.nullable(z.string().check(z.maxLength(2000))));

type Checked = { ok: true; messages: Settings['messages'] } | { ok: false; error: RestError };

/** The shop's messages with what was typed for an email. */
function checkTexts(kind: EmailKind, typed: unknown, settings: Settings): Checked {
  const parsed = textsSchema.safeParse(typed ?? {});
  if (!parsed.success) {
    const reason = 'must be texts of at most 2000 characters, or null, by their keys';
    return { ok: false, error: invalidParams({ texts: reason }) };
  }
  const known = toEmailTexts(kind, settings);
  const unknown = Object.keys(parsed.data).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) {
    return { ok: false, error: invalidParams({ texts: `does not belong here: ${unknown}` }) };
  }
  const problems = Object.entries(parsed.data).flatMap(([name, text]) => {
    const usual = known[name]?.default ?? '';
    const problem = text === null ? null : textProblem(usual, text, wordsOf(kind, name, settings));
    return problem ? [[`texts[${name}]`, textReason(problem)]] : [];
  });
  if (problems.length > 0) return { ok: false, error: invalidParams(Object.fromEntries(problems)) };
  return { ok: true, messages: withEmailTexts(settings, parsed.data) };
}

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
  const checked = checkTexts(kind, texts, settings);
  if (!checked.ok) return checked;
  const values = {
    messages: checked.messages,
    ...(enabled !== undefined && { 'mail.off': off }),
  };
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

/** The settings with texts that are not saved; what is shown and tested is what would be sent. */
async function withDraft(kind: EmailKind, texts: unknown, call: ManagedCall) {
  if (texts === undefined) return { ok: true as const, call };
  const { ctx } = call;
  const checked = checkTexts(kind, texts, ctx.settings);
  if (!checked.ok) return checked;
  const settings = { ...ctx.settings, messages: checked.messages };
  return { ok: true as const, call: { ...call, ctx: { ...ctx, settings } } };
}

const preview = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'An email as HTML and text, for an order or an example',
  params: previewQuery,
  answer: { schema: sampleResponse },
  async handle({ order_id: orderId, last_order: last }, call) {
    const kind = getKind(call.parts.id);
    if (!kind) return refused(missing);
    const sample = await writeSample(call, kind, { to: EXAMPLE, orderId, last });
    return sample.ok ? found(sample.written) : refused(sample.error);
  },
});

const previewDraft = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'An email with texts that are not saved, as HTML and text',
  params: draftInput,
  answer: { schema: sampleResponse },
  async handle({ texts, order_id: orderId, last_order: last }, call) {
    const kind = getKind(call.parts.id);
    if (!kind) return refused(missing);
    const draft = await withDraft(kind, texts, call);
    if (!draft.ok) return refused(draft.error);
    const sample = await writeSample(draft.call, kind, { to: EXAMPLE, orderId, last });
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
  async handle({ to: typed, texts, order_id: orderId, last_order: last }, call) {
    const kind = getKind(call.parts.id);
    if (!kind) return refused(missing);
    const to = accountEmail(typed);
    if (to === null) return refused(invalidParams({ to: 'is not an email address' }));
    const draft = await withDraft(kind, texts, call);
    if (!draft.ok) return refused(draft.error);
    const sample = await writeSample(draft.call, kind, { to, orderId, last });
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
  { namespace: NAMESPACE, path: `${path}/preview`, methods: { GET: preview, POST: previewDraft } },
  { namespace: NAMESPACE, path: `${path}/test`, methods: { POST: sendTest } },
  ...emails,
];
