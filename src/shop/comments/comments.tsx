import { useEffect, useRef } from 'react';
import type { CommentSection } from '#wire/comments.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';
import { startReplies } from './move-form.ts';

/** The comments and the reply form. */
export function Comments({ section }: { section: CommentSection }) {
  const t = useTranslator();
  const root = useRef<HTMLElement>(null);
  const { count, threads, open, replyTo } = section;
  useEffect(() => (root.current ? startReplies(root.current) : undefined), []);
  if (count === 0 && !open) return null;
  return (
    <section
      ref={root}
      id="comments"
      className={`page-width ${styles.comments}`}
      aria-labelledby="comments-title"
    >
      <h2 id="comments-title" className={styles.title}>
        {count > 0 ? t('comments.title', { count }) : t('comments.none')}
      </h2>
      {count === 0 && <p>{t('comments.noneText')}</p>}
      {count > 0 && <CommentList threads={threads} section={section} />}
      {open ? (
        <div className={styles.place}>
          {replyTo === 0 && <CommentForm section={section} answers="" />}
        </div>
      ) : (
        <p>{t('comments.closed')}</p>
      )}
    </section>
  );
}
