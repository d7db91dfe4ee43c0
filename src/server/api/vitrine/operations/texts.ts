import { type TextProblem, textProblem, wordsIn } from '#rules/messages/check-text.ts';
import { kindOfText } from '#server/emails/email-texts.ts';
import { knownWords } from '#server/emails/templates/email-words.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { usualMessages } from '#wire/messages/languages/languages.ts';
import { MESSAGE_KEYS, type MessageKey, messages } from '#wire/messages/messages.ts';
import {
  customText,
  type ShopText,
  textInput,
  textQuery,
  textReadOnly,
  textResponse,
} from '#wire/vitrine/text.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { type ReadRequest, type Saved, textId, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

// Every text of the shop in its language, with the shop's own in its place. They are stored in the setting `messages`.

const missing: RestError = {
  code: 'vitrine_rest_text_invalid_key',
  message: 'There is no text with this key.',
  status: 404,
};

const toKey = (key: string) => MESSAGE_KEYS.find((each) => each === key);

function settingsNow({ ctx }: Pick<ReadRequest, 'ctx'>): Promise<Settings> {
  return readSettings(ctx.db, ({ name, reason }) => ctx.report(new Error(reason), { name }));
}

function toItem(key: MessageKey, settings: Settings): ShopText {
  const { messages: custom } = settings;
  const usual = usualMessages(settings['shop.locale'])[key];
  return {
    key,
    default: usual,
    value: custom[key] ?? usual,
    is_default: !Object.hasOwn(custom, key),
    words: [...new Set([...wordsIn(usual), ...moreWords(key)])],
  };
}

/** What the English text names, and in a text of an email what the email is about. */
function moreWords(key: MessageKey): readonly string[] {
  const kind = kindOfText(key);
  return [...wordsIn(messages[key]), ...(kind ? knownWords(kind) : [])];
}

function contains(item: ShopText, words: readonly string[]): boolean {
  const text = `${item.key} ${JSON.stringify(item.value)} ${JSON.stringify(item.default)}`;
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
}

export function textReason(problem: TextProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'must not be empty';
    case 'too-long':
      return `must have at most ${problem.most} characters`;
    case 'no-general-form':
      return 'needs the form "other"';
    case 'unknown-word': {
      const known = problem.known.map((word) => `{${word}}`).join(', ');
      return `{${problem.word}} is not known here; ${known ? `known: ${known}` : 'nothing is'}`;
    }
  }
}

async function save(
  request: WriteRequest,
  key: MessageKey,
  value: unknown,
): Promise<Saved<ShopText>> {
  const parsed = customText.safeParse(value);
  const settings = await settingsNow(request);
  const usual = usualMessages(settings['shop.locale'])[key];
  const problem = parsed.success ? textProblem(usual, parsed.data, moreWords(key)) : null;
  if (!parsed.success || problem) {
    const reason = problem ? textReason(problem) : 'must be a text, or texts by plural form';
    return { ok: false, error: invalidParams({ value: reason }) };
  }
  return write(request, key, { ...settings.messages, [key]: parsed.data });
}

async function reset(request: WriteRequest, key: MessageKey): Promise<Saved<ShopText>> {
  const { messages: custom } = await settingsNow(request);
  return write(
    request,
    key,
    Object.fromEntries(Object.entries(custom).filter(([each]) => each !== key)),
  );
}

async function write(
  request: WriteRequest,
  key: MessageKey,
  custom: Settings['messages'],
): Promise<Saved<ShopText>> {
  const saved = await changeSettings(request, { values: { messages: custom } });
  if (saved.ok) return { ok: true, item: toItem(key, saved.settings) };
  const reason = saved.problems.map((problem) => problem.reason).join('; ');
  return { ok: false, error: invalidParams({ value: reason }) };
}

export const textRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/texts',
  idPart: ':key<[A-Za-z][\\w.-]*>',
  idOf: textId,
  title: 'text',
  permission: 'manage-settings',
  input: textInput,
  readOnly: textReadOnly,
  response: textResponse,
  query: textQuery,
  missing,
  // Nothing is lost: the built-in text is shown again.
  trash: true,
  async list(request, query) {
    const settings = await settingsNow(request);
    const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = MESSAGE_KEYS.map((key) => toItem(key, settings))
      .filter((item) => query.changed === 'all' || item.is_default === false)
      .filter((item) => contains(item, words));
    const first = rowsBefore(query);
    return { items: found.slice(first, first + query.per_page), total: found.length };
  },
  async read(request, key) {
    const known = toKey(key);
    return known ? toItem(known, await settingsNow(request)) : null;
  },
  async update(request, id, { value }) {
    const key = toKey(id);
    return key ? save(request, key, value) : { ok: false, error: missing };
  },
  async remove(request, id) {
    const key = toKey(id);
    return key ? reset(request, key) : { ok: false, error: missing };
  },
});
