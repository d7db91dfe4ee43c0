import { NewsletterFields } from '../newsletter/newsletter-fields.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice/notice.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import styles from './newsletter.module.css';

/** Posts to its own page; the answer replaces the form. */
export function Newsletter({ block }: BlockProps<'newsletter'>) {
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
          <NewsletterFields
            action={`#${anchor}`}
            block={id}
            button={button}
            placeholder={placeholder}
            typed={typed}
            problem={notice?.text}
          />
        )}
      </div>
    </section>
  );
}
