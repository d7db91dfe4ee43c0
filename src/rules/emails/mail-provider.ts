/** Services that send emails for a shop and report later what became of them. */
export const MAIL_PROVIDERS = ['ses', 'brevo', 'mailgun', 'postmark', 'sendgrid'] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

export function isMailProvider(name: string): name is MailProvider {
  return MAIL_PROVIDERS.some((provider) => provider === name);
}
