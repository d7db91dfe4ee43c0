import type { Mail } from './mail.ts';

/**
 * The email as nodemailer's input, the same for both transports. Addresses are passed as data and
 * not as text, so that a comma or a line break in one of them cannot add a recipient or a header.
 */
export function messageOf(mail: Mail) {
  return {
    messageId: messageId(mail),
    date: new Date(mail.date),
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== '' && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject.replace(/\s+/g, ' '),
    text: mail.text,
    html: mail.html,
    // Out-of-office programs leave such emails unanswered.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** `<email.0192…@shop.example>`: by it a mail program knows a second copy of the same email. */
function messageId({ id, from }: Mail): string {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<email.${id}@${host}>`;
}
