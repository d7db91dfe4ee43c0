import { formatMessage } from '#rules/messages/format.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { emailEditorMessages } from '#wire/messages/admin/email-editor.ts';

// What the texts of an email are called and in which order they stand.
// Example: "emails.refundedPart.subject" is "Subject (for a part of the order)".

type LabelKey = keyof typeof emailEditorMessages;

export function t(key: LabelKey, values: Record<string, string> = {}): string {
  return formatMessage(emailEditorMessages[key], values, 'en');
}

export function textLabel(name: string): string {
  const { group, part, form } = getNames(name);
  const key = recordKeys(emailEditorMessages).find((each) => each === `emailEditor.${part}`);
  const label = key ? t(key) : part;
  if (form === 'one') return t('emailEditor.one', { label });
  if (form !== '') return t('emailEditor.other', { label });
  if (group.endsWith('Part')) return t('emailEditor.part', { label });
  return group.endsWith('Credit') ? t('emailEditor.credit', { label }) : label;
}

const FIRST = [/subject$/i, /title$/i, /^intro|Intro$/];

/** Subjects, headings, introductions, the rest, and the closing. */
export function inReadingOrder(names: readonly string[]): string[] {
  return [...names].sort((one, other) => rank(one) - rank(other));
}

function rank(name: string): number {
  const { part } = getNames(name);
  if (part === 'closing') return FIRST.length + 1;
  const found = FIRST.findIndex((pattern) => pattern.test(part));
  return found === -1 ? FIRST.length : found;
}

/** One that is a line, in which a line break means nothing. */
export function isOneLine(name: string): boolean {
  return (
    rank(name) < 2 || /^(action|pay|print|end|code|until|from|about)$/.test(getNames(name).part)
  );
}

function getNames(name: string) {
  const [key = '', form = ''] = name.split(':');
  const [, group = '', part = ''] = key.split('.');
  return { group, part, form };
}
