import type { PostCard as PostCardData } from '#wire/content.ts';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import { PostDate } from '../../ui/post-date.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './post-card.module.css';
import { TermLinks } from './term-links.tsx';

interface PostCardProps {
  post: PostCardData;
  heading?: 'h2' | 'h3' | undefined;
  /** The newest post of the journal: a wide card. */
  lead?: boolean;
}

export function PostCard({ post, heading: Heading = 'h3', lead = false }: PostCardProps) {
  const t = useTranslator();
  return (
    <article className={classNames(styles.card, lead && styles.lead)}>
      <div className={styles.frame}>
        {post.image && (
          <Image
            image={post.image}
            sizes={lead ? '(min-width: 850px) 60vw, 100vw' : '(min-width: 850px) 33vw, 100vw'}
            ratio="wide"
            alt=""
            priority={lead}
          />
        )}
      </div>
      <div className={styles.words}>
        <PostDate time={post.publishedAt} className={styles.date} />
        <Heading className={styles.title}>
          <a href={post.url}>{post.title}</a>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <TermLinks label={t('content.categories')} terms={post.categories} />
      </div>
    </article>
  );
}

/** Three posts side by side, one below the other on a phone. */
export function PostGrid({ posts, heading }: { posts: PostCardData[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.url}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
