import { domainToASCII } from 'node:url';
import type { Mail } from './mail.ts';
import { encodedWords, quotedPrintable } from './mime-encoding.ts';

// The email as it is sent: headers, and the text as plain text and as HTML (RFC 5322 and 2046). Both
// transports send these bytes.

const EOL = '\r\n';

export function composeMail(mail: Mail): Buffer {
  const boundary = `--part-${mail.id.replace(/[^\w-]/g, '')}`;
  const head = [
    `From: ${nameAndAddress(mail.from)}`,
    `To: ${headerAddress(mail.to)}`,
    ...(mail.replyTo === '' ? [] : [`Reply-To: ${headerAddress(mail.replyTo)}`]),
    `Subject: ${encodedWords(oneLine(mail.subject))}`,
    `Message-ID: ${messageId(mail)}`,
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    // Out-of-office programs leave such emails unanswered.
    'Auto-Submitted: auto-generated',
    ...listHeaders(mail),
    'X-Auto-Response-Suppress: All',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    '',
  ];
  return Buffer.concat([
    Buffer.from(head.join(EOL)),
    ...part(boundary, 'plain', mail.text),
    ...part(boundary, 'html', mail.html),
    Buffer.from(`--${boundary}--${EOL}`),
  ]);
}

/** Mail programs show a button for these, and post to the address when it is pressed (RFC 8058). */
function listHeaders({ unsubscribeUrl }: Mail): string[] {
  if (unsubscribeUrl === undefined) return [];
  return [
    `List-Unsubscribe: <${oneLine(unsubscribeUrl)}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ];
}

const BREAK = Buffer.from(EOL);

function part(boundary: string, kind: 'plain' | 'html', text: string): Buffer[] {
  const head = [
    `--${boundary}`,
    `Content-Type: text/${kind}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '',
  ];
  return [Buffer.from(head.join(EOL)), quotedPrintable(text), BREAK];
}

/** `<email.0192…@shop.example>`: by it a mail program knows a second copy of the same email. */
function messageId({ id, from }: Mail): string {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<email.${oneLine(id)}@${oneLine(host)}>`;
}

function nameAndAddress({ name, address }: Mail['from']): string {
  const phrase = oneLine(name).replaceAll(/["\\]/g, '');
  if (phrase === '') return headerAddress(address);
  const isPlain = /^[\x20-\x7e]*$/.test(phrase);
  return `${isPlain ? `"${phrase}"` : encodedWords(phrase)} <${headerAddress(address)}>`;
}

/**
 * What would end the address, and with it add a recipient or a header, is left out. The host is
 * written in ASCII: `ada@bücher.example` is `ada@xn--bcher-kva.example`.
 */
function headerAddress(address: string): string {
  const plainAddress = address.replaceAll(/[\s,;:<>()[\]"\\\p{Cc}]/gu, '');
  const at = plainAddress.lastIndexOf('@');
  const host = plainAddress.slice(at + 1);
  return `${plainAddress.slice(0, at + 1)}${domainToASCII(host) || host}`;
}

/** A line break would end the header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
