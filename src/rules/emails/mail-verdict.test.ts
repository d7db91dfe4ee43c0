import { expect, test } from 'vitest';
import { isServerTrouble, MAIL_VERDICTS, type MailVerdict, mailVerdict } from './mail-verdict.ts';

test.each<[code: string, command: string, message: string, verdict: MailVerdict]>([
  ['EDNS', 'CONN', 'getaddrinfo ENOTFOUND mail.example', 'unknown-host'],
  ['ESOCKET', 'CONN', 'connect ECONNREFUSED 127.0.0.1:25', 'no-connection'],
  ['ETIMEDOUT', 'CONN', 'Connection timeout', 'no-connection'],
  ['ECONNECTION', 'CONN', 'Connection closed unexpectedly', 'no-connection'],
  ['ESOCKET', 'CONN', 'self-signed certificate', 'not-encrypted'],
  ['ESOCKET', 'CONN', 'write EPROTO … SSL routines::wrong version number', 'not-encrypted'],
  ['ESOCKET', 'CONN', 'Hostname/IP does not match certificate’s altnames', 'not-encrypted'],
  ['ETLS', 'STARTTLS', 'Error upgrading connection with STARTTLS', 'not-encrypted'],
  ['EAUTH', 'AUTH PLAIN', 'Invalid login: 535 5.7.8', 'login-refused'],
  ['EENVELOPE', 'MAIL FROM', 'Mail command failed: 553', 'sender-refused'],
  ['EENVELOPE', 'RCPT TO', 'all recipients were rejected: 550', 'receiver-refused'],
  ['EENVELOPE', 'DATA', 'Data command failed: 554', 'content-refused'],
  ['EMESSAGE', 'DATA', 'Message failed: 554', 'content-refused'],
  ['EPROTOCOL', 'CONN', 'Invalid greeting. response=HTTP/1.1 400', 'failed'],
  ['', '', 'anything else', 'failed'],
])('%s of %s (%s) is %s', (code, command, message, verdict) => {
  expect(mailVerdict({ code, command, message })).toBe(verdict);
});

test('a sender that is refused is trouble for all emails, a receiver is not', () => {
  expect(MAIL_VERDICTS.filter((verdict) => !isServerTrouble(verdict))).toEqual([
    'accepted',
    'receiver-refused',
    'content-refused',
  ]);
});
