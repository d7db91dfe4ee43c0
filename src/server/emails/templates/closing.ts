import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type EmailKind, ORDER_EMAIL_KINDS } from '#server/settings/groups/email-kinds.ts';
import { TO_MANAGER } from '../email-policy.ts';
import { closingKey } from '../email-texts.ts';
import type { Block } from './block.ts';
import type { EmailContext } from './email-context.ts';

/** What the shop says last in an email. */
export function closing({ t, settings }: EmailContext, kind: EmailKind): Block[] {
  const typed = t(closingKey(kind));
  const text = typed.trim() === '' ? usualClosing(kind, settings) : typed;
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** A buyer who reads about an order reads how to ask; '' in other emails. */
export function usualClosing(kind: EmailKind, settings: Settings): string {
  const isAboutOrder = ORDER_EMAIL_KINDS.some((each) => each === kind);
  return isAboutOrder && !TO_MANAGER.includes(kind) ? translator(settings)('emails.questions') : '';
}
