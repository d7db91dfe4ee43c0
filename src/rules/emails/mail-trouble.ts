// Why emails do not reach anybody, or null where they do, as far as is known.
// Example: a server is set, its last email failed with "535 login refused": `failing`.

/** Where emails go. */
export type MailDelivery =
  /** To a mail server. */
  | 'server'
  /** Into files, as the demo shop is meant to. */
  | 'demo'
  /** Into files, and no further. */
  | 'files'
  /** Nowhere: the stored mail server cannot be read. */
  | 'unreadable';

/** What came of the emails that this server was handed, in milliseconds since 1970. */
export interface MailRecord {
  acceptedAt: number | null;
  failedAt: number | null;
}

export const MAIL_TROUBLES = [
  'files',
  'unreadable',
  /** A server is set, and no email has been tried yet. */
  'untried',
  /** The last email that was tried did not leave. */
  'failing',
] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

export function findMailTrouble(
  delivery: MailDelivery,
  { acceptedAt, failedAt }: MailRecord,
): MailTrouble | null {
  if (delivery === 'demo') return null;
  if (delivery !== 'server') return delivery;
  if (failedAt !== null && failedAt > (acceptedAt ?? -Infinity)) return 'failing';
  return acceptedAt === null ? 'untried' : null;
}
