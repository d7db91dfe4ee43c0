import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './newsletter-fields.module.css';

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

/** Works without script; with it, the form also says how long the page was open. */
export function NewsletterFields(props: NewsletterFormProps) {
  const { action, button, placeholder, typed, problem, block } = props;
  const t = useTranslator();
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      onSubmit={({ currentTarget }) => {
        const age = currentTarget.elements.namedItem('newsletter_age');
        if (age instanceof HTMLInputElement) age.value = String(Math.round(performance.now()));
      }}
    >
      {block !== undefined && <input type="hidden" name="newsletter_block" value={block} />}
      <input type="hidden" name="newsletter_age" defaultValue="" />
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        label={t('content.newsletterEmail')}
        labelHidden
        type="email"
        name="newsletter_email"
        autoComplete="email"
        required
        maxLength={254}
        placeholder={placeholder || t('content.newsletterEmail')}
        defaultValue={typed}
        error={problem}
        className={styles.field}
      />
      <Button type="submit">{button}</Button>
      <p className={classNames('newsletter-consent', styles.consent)}>
        {t('content.newsletterConsent')}
      </p>
    </form>
  );
}
