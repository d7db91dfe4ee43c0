// The contact form: its call, its fields, and what it is answered.

/** The generic call that takes a message to the shop. */
export const CONTACT_ACTION = 'contact_submit';

/** Names of the form's fields, those of other contact forms where they have one. */
export const CONTACT_FIELDS = {
  name: 'your-name',
  email: 'your-email',
  subject: 'your-subject',
  text: 'your-message',
  product: 'your-product',
  honeypot: 'your-website',
  age: 'contact_age',
  block: 'contact_block',
  nonce: 'nonce',
} as const;

/** What became of a form that was sent; each status ends its processing. */
export interface ContactResponse {
  status: 'invalid' | 'spam' | 'sent' | 'failed';
  message: string;
  /** By the name of the input. */
  problems: { field: string; text: string }[];
}

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  text: string;
}

export const NO_VALUES: ContactValues = { name: '', email: '', subject: '', text: '' };
