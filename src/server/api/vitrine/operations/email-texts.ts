import type { Settings } from '#server/settings/defaults.ts';
import type { EmailKind } from '#server/settings/groups/email-kinds.ts';
import { emailMessages } from '#wire/messages/emails.ts';

// The texts of each email by their keys; a shop's own text replaces the built-in one.

/** The word its keys begin with, where it is not its own name. */
const WORDS: Readonly<Partial<Record<EmailKind, string>>> = {
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
};

export interface EmailText {
  default: string;
  value: string;
}

export function toEmailTexts(kind: EmailKind, { messages }: Settings): Record<string, EmailText> {
  const word = WORDS[kind] ?? kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const starts = [`emails.${word}.`, `emails.${word}Part.`];
  const entries = Object.entries(emailMessages).flatMap(([key, usual]): [string, EmailText][] => {
    if (typeof usual !== 'string' || !starts.some((start) => key.startsWith(start))) return [];
    const custom = messages[key];
    return [[key, { default: usual, value: typeof custom === 'string' ? custom : usual }]];
  });
  return Object.fromEntries(entries);
}
