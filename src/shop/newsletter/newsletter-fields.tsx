import { MailboxForm } from '../ui/forms/mailbox-form.tsx';
import { useTranslator } from '../ui/shop-context.tsx';

interface NewsletterFormProps {
  /** Where the form posts to. */
  action: string;
  button: string;
  placeholder?: string;
  typed: string;
  problem?: string | undefined;
  /** Of the content block that contains the form. */
  block?: number;
}

export function NewsletterFields(props: NewsletterFormProps) {
  const { action, button, placeholder, typed, problem, block } = props;
  const t = useTranslator();
  return (
    <MailboxForm
      prefix="newsletter"
      label={t('content.newsletterEmail')}
      placeholder={placeholder || undefined}
      consent={t('content.newsletterConsent')}
      {...{ action, button, typed, problem }}
    >
      {block !== undefined && <input type="hidden" name="newsletter_block" value={block} />}
    </MailboxForm>
  );
}
