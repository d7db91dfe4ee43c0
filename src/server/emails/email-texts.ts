import type { Message } from '#rules/messages/format.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { EMAIL_KINDS, type EmailKind } from '#server/settings/groups/email-kinds.ts';
import { emailClosingMessages } from '#wire/messages/email-closings.ts';
import { emailMessages } from '#wire/messages/emails.ts';
import { usualMessages } from '#wire/messages/languages/languages.ts';

// The texts of each email by their keys, in the language of the shop; a shop's text replaces the built-in
// one.

/** The word the keys of an email begin with. */
const GROUPS = {
  'new-order': 'newOrder',
  'order-on-hold': 'onHold',
  'order-processing': 'processing',
  'order-shipped': 'shipped',
  'order-completed': 'completed',
  'order-cancelled': 'cancelled',
  'order-taken-back': 'takenBack',
  'payment-reminder': 'reminder',
  'order-expired': 'expired',
  'order-failed': 'failed',
  'order-refunded': 'refunded',
  'customer-note': 'note',
  invoice: 'invoice',
  'return-new': 'returnNew',
  'return-update': 'returnUpdate',
  welcome: 'welcome',
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'staff-invitation': 'staffInvitation',
  'email-changed': 'emailChanged',
  'password-changed': 'passwordChanged',
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
  'new-device': 'newDevice',
  'review-request': 'reviewRequest',
  'review-thanks': 'reviewThanks',
  'newsletter-confirm': 'newsletterConfirm',
  'newsletter-welcome': 'newsletterWelcome',
  'back-in-stock': 'backInStock',
  'basket-reminder': 'basketReminder',
  'gift-card': 'giftCard',
  'contact-message': 'contactMessage',
  'sales-report': 'salesReport',
} as const satisfies Record<EmailKind, string>;

export interface EmailText {
  default: string;
  value: string;
}

const KEYS = [...recordKeys(emailMessages), ...recordKeys(emailClosingMessages)];

type Texts = Pick<Settings, 'messages' | 'shop.locale'>;

export function closingKey(kind: EmailKind) {
  return `emails.${GROUPS[kind]}.closing` as const;
}

/** The email a text belongs to; undefined for one that several have. */
export function kindOfText(key: string): EmailKind | undefined {
  return EMAIL_KINDS.find((kind) => belongsTo(kind, key));
}

/** By key; a text with plural forms is one text for each, such as "emails.reviewRequest.subject:one". */
export function toEmailTexts(
  kind: EmailKind,
  { messages, 'shop.locale': locale }: Texts,
): Record<string, EmailText> {
  const all = usualMessages(locale);
  const entries = KEYS.flatMap((key): [string, EmailText][] => {
    if (!belongsTo(kind, key)) return [];
    const usual = all[key];
    const custom = messages[key];
    if (typeof usual === 'string') {
      return [[key, { default: usual, value: typeof custom === 'string' ? custom : usual }]];
    }
    const forms = typeof custom === 'object' ? custom : {};
    return Object.entries(usual).map(([form, text]) => [
      `${key}:${form}`,
      { default: text, value: forms[form] ?? (typeof custom === 'string' ? custom : text) },
    ]);
  });
  return Object.fromEntries(entries);
}

/**
 * The shop's messages with some texts changed, and null for a built-in one. A text that is the
 * built-in one again is not stored.
 */
export function withEmailTexts(
  { messages, 'shop.locale': locale }: Texts,
  texts: Readonly<Record<string, string | null>>,
): Settings['messages'] {
  const changed = { ...messages };
  for (const [name, text] of Object.entries(texts)) {
    const [key = '', form] = name.split(':');
    const usual = usualText(key, locale);
    if (form === undefined) {
      if (text === null || text === usual) delete changed[key];
      else changed[key] = text;
    } else if (typeof usual === 'object') {
      const before = changed[key];
      const forms: Record<string, string> = { ...usual };
      const usualText = forms[form] ?? '';
      const next = {
        ...forms,
        ...(typeof before === 'object' && before),
        [form]: text ?? usualText,
      };
      if (Object.entries(forms).every(([each, word]) => next[each] === word)) delete changed[key];
      else changed[key] = next;
    }
  }
  return changed;
}

/** The built-in text behind a name of `toEmailTexts`. */
export function usualEmailText(name: string, { 'shop.locale': locale }: Texts): Message {
  const [key = ''] = name.split(':');
  return usualText(key, locale) ?? '';
}

function usualText(key: string, locale: string): Message | undefined {
  const known = KEYS.find((each) => each === key);
  return known && usualMessages(locale)[known];
}

function belongsTo(kind: EmailKind, key: string): boolean {
  const word = GROUPS[kind];
  const starts = [`emails.${word}.`, `emails.${word}Part.`, `emails.${word}Credit.`];
  return starts.some((start) => key.startsWith(start));
}
