import type { PostPage } from '#wire/content.ts';
import { Comments } from '../comments/comments.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { hasEffects } from '../ui/effects/marks.ts';
import { Island } from '../ui/island/island.tsx';
import { Picture } from '../ui/picture.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { PostGrid } from './post-card.tsx';
import { PostDate } from './post-date.tsx';
import styles from './post-page.module.css';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';

const NO_DATA = {};

export function PostPageView({ data }: { data: PostPage }) {
  const t = useTranslator();
  const { post, more, breadcrumbs, comments } = data;
  return (
    <>
      {post.texts.some(({ html }) => hasEffects(html)) && <Island name="effects" data={NO_DATA} />}
      <article className={`page-width ${styles.post}`}>
        <header className={styles.header}>
          <Breadcrumb trail={breadcrumbs} />
          <h1 className={styles.title}>{post.title}</h1>
          <p className={styles.meta}>
            <PostDate time={post.publishedAt} />
            <span aria-hidden="true">·</span>
            <span>{t('content.readingTime', { count: post.readingMinutes })}</span>
          </p>
        </header>
        {post.image && (
          <Picture
            image={post.image}
            sizes="(min-width: 1400px) 64rem, 100vw"
            ratio="wide"
            priority
            className={styles.picture}
          />
        )}
        <p className={styles.lead}>{post.excerpt}</p>
        {post.texts.map(({ id, html }) => (
          <div key={id} data-block={id} className={styles.text}>
            <Prose html={html} />
          </div>
        ))}
      </article>
      <Comments section={comments} />
      {more.length > 0 && (
        <Section title={t('content.morePosts')}>
          <PostGrid posts={more} />
        </Section>
      )}
    </>
  );
}
