import { type CommentSection, type CommentThread, REPLY_PARAM } from '#wire/comments.ts';
import { classNames } from '../ui/class-names.ts';
import { PostDate } from '../ui/post-date.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comment-list.module.css';

interface CommentListProps {
  threads: readonly CommentThread[];
  section: CommentSection;
}

export function CommentList({ threads, section }: CommentListProps) {
  return (
    <ol className={`comment-list ${styles.list}`}>
      {threads.map((thread) => (
        <li key={thread.id} id={`comment-${thread.id}`} className={styles.item}>
          <Comment thread={thread} section={section} />
          {thread.replies.length > 0 && <CommentList threads={thread.replies} section={section} />}
        </li>
      ))}
    </ol>
  );
}

function Comment({ thread, section }: { thread: CommentThread; section: CommentSection }) {
  const t = useTranslator();
  const { id, author, byShop, text, writtenAt } = thread;
  const replyTo = t('comments.replyTo', { name: author });
  return (
    <>
      <article
        id={`div-comment-${id}`}
        className={classNames(styles.comment, byShop && styles.byShop)}
      >
        <header className={styles.head}>
          <strong>{author}</strong>
          {byShop && <span className={styles.badge}>{t('comments.byShop')}</span>}
          <PostDate time={writtenAt} className={styles.date} />
        </header>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {section.open && (
          <a
            className={`comment-reply-link ${styles.reply}`}
            href={`${section.url}?${REPLY_PARAM}=${id}#respond`}
            rel="nofollow"
            aria-label={replyTo}
            data-commentid={id}
            data-postid={section.documentId}
            data-belowelement={`div-comment-${id}`}
            data-respondelement="respond"
            data-replyto={replyTo}
          >
            {t('comments.reply')}
          </a>
        )}
      </article>
      {section.open && section.replyTo === id && <CommentForm section={section} answers={author} />}
    </>
  );
}
