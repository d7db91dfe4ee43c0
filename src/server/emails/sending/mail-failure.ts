import { type MailFailure, type MailVerdict, mailVerdict } from '#rules/emails/mail-verdict.ts';
import { MailRefused, MailUnconfirmed } from './mail.ts';

/** Why an email did not leave, in the server's words where it said any. */
export function getReason(error: unknown): string {
  const cause = getCause(error);
  const response = readText(cause, 'response');
  return response || (cause instanceof Error ? cause.message : String(cause));
}

export function getVerdict(error: unknown): MailVerdict {
  if (error instanceof MailUnconfirmed) return 'unconfirmed';
  const cause = getCause(error);
  const failure: MailFailure = {
    code: readText(cause, 'code'),
    command: readText(cause, 'command'),
    message: cause instanceof Error ? cause.message : '',
  };
  return mailVerdict(failure);
}

/** As the client of SMTP threw it. */
function getCause(error: unknown): unknown {
  const isNamed = error instanceof MailRefused || error instanceof MailUnconfirmed;
  return isNamed ? error.cause : error;
}

function readText(value: unknown, name: string): string {
  const text: unknown = value instanceof Error ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
