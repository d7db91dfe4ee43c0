import type { ReviewReply } from '#wire/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { PostDate } from '../../ui/post-date.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './review-replies.module.css';
import { TEXT_DIRECTION } from './text-direction.ts';

interface RepliesProps {
  replies: readonly ReviewReply[];
  /** Of which review or reply; nested replies are below it. */
  parentId: number;
}

export function Replies({ replies, parentId }: RepliesProps) {
  const t = useTranslator();
  const children = replies.filter((reply) => reply.parentId === parentId);
  if (children.length === 0) return null;
  return (
    <ol className={styles.replies}>
      {children.map((reply) => (
        <li
          key={reply.id}
          id={`comment-${reply.id}`}
          className={classNames(styles.reply, reply.byShop && styles.byShop)}
        >
          <p className={styles.head}>
            <strong>
              {reply.byShop
                ? t('reviewSection.reply')
                : t('reviewSection.replyBy', { author: reply.author })}
            </strong>
            <PostDate time={reply.writtenAt} className={styles.date} />
          </p>
          <p className={styles.text} {...TEXT_DIRECTION}>
            {reply.text}
          </p>
          <Replies replies={replies} parentId={reply.id} />
        </li>
      ))}
    </ol>
  );
}
