import type { Message } from '#rules/messages/format.ts';

/** The contact form. */
export const contactMessages = {
  'contact.name': 'Your name',
  'contact.email': 'Your e-mail address',
  'contact.subject': 'What is it about? (optional)',
  'contact.subjectHint': 'Your order number, if it is about an order.',
  'contact.product': 'Which product? (optional)',
  'contact.productHint': 'Type a part of its name.',
  'contact.aboutProduct': 'About: {name} ({url})',
  'contact.text': 'Your message',
  'contact.website': 'Please leave this field empty',
  'contact.send': 'Send message',
  'contact.privacy': 'We use what you write to answer you, and for nothing else.',
  'contact.sent': 'Thank you, your message is with us. We answer within one working day.',
  'contact.invalid': 'Almost there: please look at the fields below.',
  'contact.spam':
    'We are sorry: this looked like an advertisement to us. Please write to {email} instead.',
  'contact.failed':
    'We are sorry, your message did not reach us. Please try again, or write to {email}.',
  'contact.often': 'Those were many messages in a short time. Please try again a little later.',
  'contact.nonce': 'The page was open for a long time. Please send your message once more.',
  'contact.problem.name': 'Please tell us your name.',
  'contact.problem.email': 'Please enter an e-mail address we can answer to.',
  'contact.problem.subject': 'Please keep this to {limit} characters.',
  'contact.problem.text': 'Please write us a few words.',
  'contact.problem.long': 'Please keep your message to {limit} characters.',
} satisfies Record<string, Message>;
