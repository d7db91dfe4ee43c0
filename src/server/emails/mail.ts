/** A email ready to go. */
export interface Mail {
  /** The same for every try of the same email. */
  id: string;
  /** When the email was asked for. */
  date: number;
  from: { name: string; address: string };
  to: string;
  /** Who an answer goes to; '' for the sender. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailTransport {
  readonly name: 'files' | 'smtp';
  /**
   * Hands a mail on, or throws. `leaving` is awaited before the first of its bytes goes out: until
   * then it cannot have arrived.
   */
  send(mail: Mail, leaving: () => Promise<void>): Promise<void>;
}

/** Nobody will ever take this mail: trying again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The line broke while the mail was on its way: it may have arrived. */
export class MailUnsure extends Error {
  override readonly name = 'MailUnsure';
}
