import type { Message } from '#rules/messages/format.ts';

/** The contact form. */
export const contactMessages = {
  'contact.name': 'Your name',
  'contact.email': 'Your e-mail address',
  'contact.subject': 'What is it about? (optional)',
  'contact.subjectHint': 'Your order number, if it is about an order.',
  'contact.product': 'Which product? (optional)',
  'contact.productHint': 'Start typing its name.',
  'contact.aboutProduct': 'About: {name} ({url})',
  'contact.text': 'Your message',
  'contact.website': 'Please leave this field empty',
  'contact.send': 'Send message',
  'contact.privacy': 'We only use your message to reply to you.',
  'contact.sent': 'Thank you for your message. We reply within one working day.',
  'contact.invalid': 'Almost there: please check the fields below.',
  'contact.spam': 'Sorry, your message looked like spam to us. Please write to {email} instead.',
  'contact.failed': 'Sorry, your message could not be sent. Please try again, or write to {email}.',
  'contact.often': 'You have sent a lot of messages in a short time. Please try again later.',
  'contact.nonce': 'This page has expired. Please send your message again.',
  'contact.problem.name': 'Please tell us your name.',
  'contact.problem.email': 'Please enter an e-mail address we can reply to.',
  'contact.problem.subject': 'Please keep this to {limit} characters.',
  'contact.problem.text': 'Please write us a few words.',
  'contact.problem.long': 'Please keep your message to {limit} characters.',
} satisfies Record<string, Message>;
