import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  text?: string | undefined;
  link?: { label: string; url: string } | null | undefined;
  className?: string;
  children: ReactNode;
}

/** A titled section, with an optional link at the end of the title's line. */
export function Section({ title, text, link, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames('page-width', styles.section, className)}
    >
      {title && (
        <header className={styles.header}>
          <div>
            <h2 id={id}>{title}</h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {link && (
            <a href={link.url} className={styles.link}>
              {link.label}
              <Icon name="arrow" size={20} />
            </a>
          )}
        </header>
      )}
      {children}
    </section>
  );
}
