import { describe, expect, test } from 'vitest';
import type { MailProvider } from '#rules/emails/mail-provider.ts';
import { readReports } from './read-reports.ts';

const ann = 'ann@example.com';
const bounce = (reason: string) => ({ email: ann, kind: 'bounce', reason });
const complaint = (reason = '') => ({ email: ann, kind: 'complaint', reason });
const notification = (message: object) => ({
  Type: 'Notification',
  Message: JSON.stringify(message),
});
const mailgun = (event: object) => ({
  signature: { token: 'x' },
  'event-data': { recipient: ann, ...event },
});
const sesBounce = (bounceType: string, name = 'notificationType') =>
  notification({
    [name]: 'Bounce',
    bounce: { bounceType, bouncedRecipients: [{ emailAddress: ann, diagnosticCode: '550 5.1.1' }] },
  });

const CASES: readonly (readonly [MailProvider, object, readonly object[]])[] = [
  [
    'postmark',
    { RecordType: 'Bounce', Type: 'HardBounce', Email: ann, Description: 'Unknown user' },
    [bounce('Unknown user')],
  ],
  ['postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Email: ann }, []],
  ['postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: ann }, [complaint()]],
  [
    'postmark',
    { RecordType: 'SubscriptionChange', Recipient: ann, SuppressionReason: 'HardBounce' },
    [bounce('HardBounce')],
  ],
  ['postmark', { RecordType: 'SubscriptionChange', Recipient: ann, SuppressionReason: null }, []],
  ['postmark', { RecordType: 'Delivery', Recipient: ann }, []],
  [
    'mailgun',
    mailgun({
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      'delivery-status': { code: 550, message: 'No such mailbox', description: null },
    }),
    [bounce('No such mailbox')],
  ],
  [
    'mailgun',
    mailgun({ event: 'failed', severity: 'permanent', reason: 'suppress-bounce' }),
    [bounce('suppress-bounce')],
  ],
  ['mailgun', mailgun({ event: 'failed', severity: 'temporary' }), []],
  ['mailgun', mailgun({ event: 'complained' }), [complaint()]],
  ['mailgun', mailgun({ event: 'delivered' }), []],
  [
    'sendgrid',
    [
      { event: 'bounce', type: 'bounce', email: ann, reason: '550 unknown' },
      { event: 'bounce', type: 'blocked', email: 'bob@example.com', reason: 'busy' },
      { event: 'spamreport', email: ann },
      { event: 'open', email: ann },
    ],
    [bounce('550 unknown'), complaint()],
  ],
  ['brevo', { event: 'hard_bounce', email: ann, reason: '550' }, [bounce('550')]],
  ['brevo', { event: 'soft_bounce', email: ann, reason: '450' }, []],
  ['brevo', { event: 'spam', email: ann }, [complaint()]],
  ['ses', sesBounce('Permanent'), [bounce('550 5.1.1')]],
  ['ses', sesBounce('Permanent', 'eventType'), [bounce('550 5.1.1')]],
  ['ses', sesBounce('Transient'), []],
  [
    'ses',
    notification({
      notificationType: 'Complaint',
      complaint: { complaintFeedbackType: 'abuse', complainedRecipients: [{ emailAddress: ann }] },
    }),
    [complaint('abuse')],
  ],
  ['ses', { Type: 'UnsubscribeConfirmation', SubscribeURL: 'https://example.com' }, []],
];

test.each(CASES)('%s with %j says %j', (provider, body, reports) => {
  expect(readReports(provider, JSON.stringify(body))).toEqual({ kind: 'reports', reports });
});

describe('what is not in the form of the provider', () => {
  test.each<[MailProvider, string]>([
    ['postmark', ''],
    ['postmark', '[]'],
    ['mailgun', '{"event":"failed"}'],
    ['sendgrid', '{"event":"bounce"}'],
    ['sendgrid', '[{"event":"bounce","email":7}]'],
    ['brevo', 'null'],
    ['ses', '{"Type":"Notification","Message":"Hello"}'],
    ['ses', '{"Type":7}'],
  ])('is unreadable: %s %s', (provider, text) => {
    expect(readReports(provider, text)).toEqual({ kind: 'unreadable' });
  });
});

describe('the address by which a subscription is confirmed', () => {
  const read = (address: string) =>
    readReports('ses', JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL: address }));

  test.each([
    'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription&Token=2',
    'https://sns.cn-north-1.amazonaws.com.cn/?Token=2',
  ])('is that of Amazon: %s', (address) => {
    expect(read(address)).toEqual({ kind: 'confirm', address });
  });

  test.each([
    'http://sns.eu-central-1.amazonaws.com/',
    'https://sns.eu-central-1.amazonaws.com:8443/',
    'https://sns.eu-central-1.amazonaws.com.evil.example/',
    'https://evil.example/sns.eu-central-1.amazonaws.com',
    'https://user@sns.eu-central-1.amazonaws.com/',
    'https://127.0.0.1/',
    'not an address',
    '',
  ])('and no other: %s', (address) => {
    expect(read(address)).toEqual({ kind: 'unreadable' });
  });
});
