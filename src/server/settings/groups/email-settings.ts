import * as z from 'zod';
import { EMAIL_KINDS } from './email-kinds.ts';
import { refused, setting } from './setting.ts';

const SMTP_ADDRESS = /^(smtps?:\/\/\S+)?$/;

/** How emails are sent, and the forms by which visitors ask for one or write one. */
export const EMAIL_SETTINGS = {
  /** Who emails come from; '' takes the shop's own name and address. */
  'mail.senderName': setting(z.string().max(80), ''),
  'mail.senderAddress': setting(z.union([z.literal(''), z.email(refused('email'))]), ''),
  /** Who is notified of new orders and contact messages; '' is the shop's own address. */
  'mail.managerAddress': setting(z.union([z.literal(''), z.email(refused('email'))]), ''),
  /**
   * `smtp://user:password@host:587`; '' stores emails as files. SMTP_URL in the environment takes
   * precedence.
   */
  'mail.smtpUrl': setting(z.string().max(2000).regex(SMTP_ADDRESS, refused('smtp')), ''),
  /** A line of the shop's own at the end of every email. */
  'mail.footer': setting(z.string().max(400), ''),
  /** Emails that are switched off; those about an account's credentials are always sent. */
  'mail.off': setting(z.array(z.enum(EMAIL_KINDS)), []),

  /** A form for it at the end of every page. */
  'newsletter.inFooter': setting(z.boolean(), true),
  /** How long the link that confirms a subscription to the newsletter works. */
  'newsletter.linkDays': setting(z.int().min(1).max(30), 3),
  /** Sign-ups from one network address in an hour; 0 sets no limit. */
  'newsletter.limitPerHour': setting(z.int().min(0).max(10_000), 10),
  /** Whoever confirms a subscription is asked whether it may be counted when they open a newsletter. */
  'newsletter.countOpens': setting(z.boolean(), false),
  /** Emails of a newsletter that leave in a minute: mail servers refuse whoever sends many at once. */
  'newsletter.perMinute': setting(z.int().min(1).max(10_000), 60),
  /** Whoever finds something sold out may ask for an email when it is back. */
  'stockAlerts.enabled': setting(z.boolean(), true),
  /** How long such a request is stored where the thing does not come back. */
  'stockAlerts.days': setting(z.int().min(1).max(730), 180),
  /** Requests from one network address, and from one browser, in an hour; 0 sets no limit. */
  'stockAlerts.limitPerHour': setting(z.int().min(0).max(10_000), 10),
  /** Shoppers may agree at the checkout to be reminded of a basket they leave. */
  'basketReminders.enabled': setting(z.boolean(), false),
  /** Hours after the last change of the basket; 0 leaves the reminder out. */
  'basketReminders.firstHours': setting(z.int().min(0).max(720), 4),
  'basketReminders.secondHours': setting(z.int().min(0).max(720), 24),
  'basketReminders.thirdHours': setting(z.int().min(0).max(720), 72),
  /** Code of a coupon that the last reminder brings; '' for none. */
  'basketReminders.coupon': setting(z.string().max(60), ''),
  /** How long a link works, and what came of the reminders is stored. */
  'basketReminders.days': setting(z.int().min(1).max(730), 90),
  /** Requests from one network address, and from one browser, in an hour; 0 sets no limit. */
  'basketReminders.limitPerHour': setting(z.int().min(0).max(10_000), 30),
  /** Messages by the contact form from one network address in an hour; 0 sets no limit. */
  'contact.limitPerHour': setting(z.int().min(0).max(10_000), 10),
  /** How many days they are stored. */
  'contact.keepDays': setting(z.int().min(1).max(3650), 730),
} as const;
