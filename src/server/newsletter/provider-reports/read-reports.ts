import * as z from 'zod';
import type { MailProvider } from '#rules/emails/mail-provider.ts';
import type { ReportKind } from '../note-report.ts';

// What mail providers send to the address of the shop, in the form of each. Only a mailbox that refuses for
// good counts as a bounce: one that is full or a server that is away for a while is tried again by them.

export interface MailReport {
  email: string;
  kind: ReportKind;
  /** In the words of the provider or of the mail server. */
  reason: string;
}

export type ReadReports =
  | { kind: 'reports'; reports: MailReport[] }
  /** Amazon asks once whether the address is the shop's: by a request to this one. */
  | { kind: 'confirm'; address: string }
  | { kind: 'unreadable' };

const words = z.string().catch('');
const email = z.string().min(3).max(254);
/** The most that one request is read of. */
const MAX_REPORTS = 1000;

type Reader = (body: unknown) => MailReport[];

const postmark = z.object({
  RecordType: z.string(),
  Type: words,
  Email: z.string().optional(),
  Recipient: z.string().optional(),
  Description: words,
  SuppressionReason: words,
});
const POSTMARK_BOUNCES = ['HardBounce', 'BadEmailAddress', 'AddressChange'];

function readPostmark(body: unknown): MailReport[] {
  const report = postmark.parse(body);
  const address = report.Email ?? report.Recipient;
  if (address === undefined) return [];
  const { RecordType: record, Type: type, SuppressionReason: suppressed } = report;
  if (record === 'SpamComplaint' || type === 'SpamComplaint' || suppressed === 'SpamComplaint') {
    return [{ email: address, kind: 'complaint', reason: '' }];
  }
  const isBounce = record === 'Bounce' && POSTMARK_BOUNCES.includes(type);
  if (!isBounce && suppressed !== 'HardBounce') return [];
  return [{ email: address, kind: 'bounce', reason: report.Description || suppressed }];
}

const mailgun = z.object({
  'event-data': z.object({
    event: z.string(),
    severity: words,
    recipient: email,
    reason: words,
    'delivery-status': z.object({ message: words, description: words }).catch({
      message: '',
      description: '',
    }),
  }),
});

function readMailgun(body: unknown): MailReport[] {
  const event = mailgun.parse(body)['event-data'];
  const { message, description } = event['delivery-status'];
  if (event.event === 'complained')
    return [{ email: event.recipient, kind: 'complaint', reason: '' }];
  if (event.event !== 'failed' || event.severity !== 'permanent') return [];
  return [
    { email: event.recipient, kind: 'bounce', reason: message || description || event.reason },
  ];
}

const sendgrid = z.array(z.object({ event: z.string(), type: words, email, reason: words }));

function readSendgrid(body: unknown): MailReport[] {
  return sendgrid.parse(body).flatMap(({ event, type, email: address, reason }): MailReport[] => {
    if (event === 'spamreport') return [{ email: address, kind: 'complaint', reason }];
    // "blocked" is for this email alone, not for the mailbox.
    if (event !== 'bounce' || type === 'blocked') return [];
    return [{ email: address, kind: 'bounce', reason }];
  });
}

const brevo = z.object({ event: z.string(), email, reason: words });
const BREVO_BOUNCES = ['hard_bounce', 'hardBounce', 'invalid_email', 'invalid'];

function readBrevo(body: unknown): MailReport[] {
  const { event, email: address, reason } = brevo.parse(body);
  if (event === 'spam' || event === 'complaint') {
    return [{ email: address, kind: 'complaint', reason }];
  }
  return BREVO_BOUNCES.includes(event) ? [{ email: address, kind: 'bounce', reason }] : [];
}

const recipients = z.array(z.object({ emailAddress: email, diagnosticCode: words }));
const sesEvent = z.object({
  notificationType: words,
  eventType: words,
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z
    .object({ complainedRecipients: recipients, complaintFeedbackType: words })
    .optional(),
});
const sns = z.object({ Type: z.string(), Message: words, SubscribeURL: words });

function readSes(body: unknown): MailReport[] {
  const { bounce, complaint } = sesEvent.parse(JSON.parse(sns.parse(body).Message));
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  const complained = complaint?.complainedRecipients ?? [];
  return [
    ...bounced.map(({ emailAddress, diagnosticCode: reason }) => ({
      email: emailAddress,
      kind: 'bounce' as const,
      reason,
    })),
    ...complained.map(({ emailAddress }) => ({
      email: emailAddress,
      kind: 'complaint' as const,
      reason: complaint?.complaintFeedbackType ?? '',
    })),
  ];
}

const READERS: Readonly<Record<MailProvider, Reader>> = {
  postmark: readPostmark,
  mailgun: readMailgun,
  sendgrid: readSendgrid,
  brevo: readBrevo,
  ses: readSes,
};

export function readReports(provider: MailProvider, text: string): ReadReports {
  try {
    const body: unknown = JSON.parse(text);
    if (provider === 'ses') {
      const { Type: type, SubscribeURL: address } = sns.parse(body);
      if (type === 'SubscriptionConfirmation') {
        return isAmazon(address) ? { kind: 'confirm', address } : { kind: 'unreadable' };
      }
      if (type !== 'Notification') return { kind: 'reports', reports: [] };
    }
    return { kind: 'reports', reports: READERS[provider](body).slice(0, MAX_REPORTS) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { kind: 'unreadable' };
    throw error;
  }
}

/** Of the service that sends notifications: nothing else is requested on the word of a request. */
function isAmazon(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(url.hostname);
}
