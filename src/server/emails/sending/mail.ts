/** An email ready to go. */
export interface Mail {
  /** The same for every try of the same email. */
  id: string;
  /** When the email was asked for. */
  date: number;
  from: { name: string; address: string };
  to: string;
  /** Reply-to address; '' for the sender. */
  replyTo: string;
  /** Ends a subscription when a mail program posts to it; left out for emails one cannot subscribe to. */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailTransport {
  readonly name: 'files' | 'smtp';
  /** Which mail server, such as `mail.example:587`; '' for files. */
  readonly server: string;
  /**
   * Delivers an email, or throws; what the server said to it, '' for files. `leaving` is awaited before
   * its first byte is sent: until then it cannot have arrived.
   */
  send(mail: Mail, leaving: () => Promise<void>): Promise<string>;
}

/** Permanently refused: retrying is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The connection broke while the email was in transit: it may have arrived. */
export class MailUnconfirmed extends Error {
  override readonly name = 'MailUnconfirmed';
}
