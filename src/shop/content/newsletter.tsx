import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './newsletter.module.css';

/** Posts to its own page; the answer replaces the form. */
export function Newsletter({ block }: BlockProps<'newsletter'>) {
  const t = useTranslator();
  const { id, title, text, placeholder, button, notice, typed } = block;
  const anchor = `newsletter-${id}`;
  return (
    <section id={anchor} className={classNames('page-width', styles.place)}>
      <div className={styles.panel}>
        <div>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {notice?.kind === 'success' ? (
          <Notice kind="success">
            <p>{notice.text}</p>
          </Notice>
        ) : (
          <form method="post" action={`#${anchor}`} className={styles.form}>
            <input type="hidden" name="newsletter_block" value={id} />
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
              error={notice?.text}
              className={styles.field}
            />
            <Button type="submit">{button}</Button>
          </form>
        )}
      </div>
    </section>
  );
}
