// What came of an email that was handed to a mail server, by the error of its client.
// Example: "535 5.7.8 Authentication failed" while logging in is `login-refused`.

export const MAIL_VERDICTS = [
  /** The server has taken the email. */
  'accepted',
  /** No server is set: emails are files. */
  'no-server',
  /** The stored server was encrypted with another SECRET_KEY. */
  'unreadable',
  /** Its name is not known. */
  'unknown-host',
  /** Nothing listens there, or not in time. */
  'no-connection',
  /** No encryption, or a certificate that cannot be trusted. */
  'not-encrypted',
  'login-refused',
  'sender-refused',
  'receiver-refused',
  'content-refused',
  /** The connection broke while the email was in transit. */
  'unconfirmed',
  /** It speaks, but not as a mail server does. */
  'failed',
] as const;
export type MailVerdict = (typeof MAIL_VERDICTS)[number];

/** As the client of SMTP names it. */
export interface MailFailure {
  code: string;
  /** The command that failed: `RCPT TO`, `AUTH PLAIN`. */
  command: string;
  message: string;
}

const BY_CODE: Readonly<Record<string, MailVerdict>> = {
  EDNS: 'unknown-host',
  ETIMEDOUT: 'no-connection',
  ECONNECTION: 'no-connection',
  ETLS: 'not-encrypted',
  EREQUIRETLS: 'not-encrypted',
  EAUTH: 'login-refused',
  ENOAUTH: 'login-refused',
  EMESSAGE: 'content-refused',
};

/** Which part of the envelope was refused. */
const BY_COMMAND: Readonly<Record<string, MailVerdict>> = {
  'MAIL FROM': 'sender-refused',
  DATA: 'content-refused',
};

/** About one email or its receiver: the server takes others. */
const OF_ONE_EMAIL: readonly MailVerdict[] = ['accepted', 'receiver-refused', 'content-refused'];

/** Whether other emails will fare no better. */
export function isServerTrouble(verdict: MailVerdict): boolean {
  return !OF_ONE_EMAIL.includes(verdict);
}

export function mailVerdict({ code, command, message }: MailFailure): MailVerdict {
  if (code === 'EENVELOPE') return BY_COMMAND[command] ?? 'receiver-refused';
  // A certificate is checked by the socket: the client has no code for it.
  if (code === 'ESOCKET') return isAboutTls(message) ? 'not-encrypted' : 'no-connection';
  return BY_CODE[code] ?? 'failed';
}

function isAboutTls(message: string): boolean {
  return /certificate|altnames|\b(ssl|tls)\b/i.test(message);
}
