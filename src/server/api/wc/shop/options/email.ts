import type { EmailKind } from '#server/settings/groups/email-kinds.ts';
import { fixedOption, type MappedOption, textOption } from './option-kinds.ts';

export const EMAIL: readonly MappedOption[] = [
  textOption('woocommerce_email_from_name', ['"From" name', '', ''], 'mail.senderName'),
  textOption(
    'woocommerce_email_from_address',
    ['"From" address', '', ''],
    'mail.senderAddress',
    'email',
  ),
  fixedOption(
    'woocommerce_email_reply_to_enabled',
    ['Add "Reply-to" email', 'Add a different email address to receive replies.'],
    'checkbox',
    'no',
  ),
  textOption(
    'woocommerce_email_footer_text',
    ['Footer text', 'A line of the shop at the end of every email.', true],
    'mail.footer',
    'textarea',
  ),
];

const PLACEHOLDERS = ['site_title', 'site_address', 'site_url', 'store_email'];
const OF_ORDERS = ['order_date', 'order_number'];

/** Whether an email is sent, and what else is asked about one. */
export function emailOptions(
  kind: EmailKind | null,
  { toManager = false, isOfOrder = true } = {},
): MappedOption[] {
  const names = isOfOrder ? [...PLACEHOLDERS, ...OF_ORDERS] : PLACEHOLDERS;
  const placeholders = `Available placeholders: ${names.map((name) => `<code>{${name}}</code>`).join(', ')}`;
  const recipients =
    'Enter recipients (comma separated) for this email. Defaults to the address of the shop.';
  return [
    kind === null ? fixedOption('enabled', ENABLED, 'checkbox', 'yes') : sentOption(kind),
    ...(toManager
      ? [textOption('recipient', ['Recipient(s)', recipients, true], 'mail.managerAddress')]
      : []),
    // Subjects and headings are texts of the shop, changed among its messages.
    fixedOption('subject', ['Subject', placeholders, true], 'text', ''),
    fixedOption('heading', ['Email heading', placeholders, true], 'text', ''),
    fixedOption(
      'email_type',
      ['Email type', 'Choose which format of email to send.', true],
      'select',
      'multipart',
      {
        fallback: 'html',
        options: { plain: 'Plain text', html: 'HTML', multipart: 'Multipart' },
      },
    ),
  ];
}

const ENABLED = ['Enable/Disable', ''] as const;

function sentOption(kind: EmailKind): MappedOption {
  return {
    id: 'enabled',
    words: ENABLED,
    type: 'checkbox',
    read: (settings) => (settings['mail.off'].includes(kind) ? 'no' : 'yes'),
    write(value, settings) {
      const others = settings['mail.off'].filter((each) => each !== kind);
      if (value === 'yes') return { 'mail.off': others };
      return value === 'no' ? { 'mail.off': [...others, kind] } : null;
    },
  };
}
