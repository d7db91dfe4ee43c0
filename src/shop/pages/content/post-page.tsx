import type { PostPage } from '#wire/content.ts';
import { Comments } from '../../comments/comments.tsx';
import { Block } from '../../content/block.tsx';
import { PostGrid } from '../../content/journal/post-card.tsx';
import { TermLinks } from '../../content/journal/term-links.tsx';
import { hasMarkedBlock } from '../../content/marked-blocks.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { effectsIsland } from '../../ui/effects/page-effects-island.ts';
import { Image } from '../../ui/image.tsx';
import { Island } from '../../ui/island/island.tsx';
import { PostDate } from '../../ui/post-date.tsx';
import { Section } from '../../ui/section.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './post-page.module.css';

const NO_DATA = {};

export function PostPageView({ data }: { data: PostPage }) {
  const t = useTranslator();
  const { post, more, breadcrumbs, comments } = data;
  return (
    <>
      {hasMarkedBlock(post.blocks) && <Island island={effectsIsland} data={NO_DATA} />}
      <article className={styles.post}>
        <header className={`page-width ${styles.header}`}>
          <Breadcrumb trail={breadcrumbs} />
          <h1 className={styles.title}>{post.title}</h1>
          <p className={styles.meta}>
            <PostDate time={post.publishedAt} />
            <span aria-hidden="true">·</span>
            <span>{t('content.readingTime', { count: post.readingMinutes })}</span>
          </p>
          <TermLinks label={t('content.categories')} terms={post.categories} />
        </header>
        {post.image && (
          <div className={`page-width ${styles.frame}`}>
            <Image
              image={post.image}
              sizes="(min-width: 1400px) 64rem, 100vw"
              ratio="wide"
              priority
              className={styles.picture}
            />
          </div>
        )}
        {post.excerpt !== '' && <p className={`page-width ${styles.lead}`}>{post.excerpt}</p>}
        {post.blocks.map((block) => (
          <div key={block.id} className={classNames(block.kind === 'text' && styles.text)}>
            <Block block={block} />
          </div>
        ))}
        <div className={`page-width ${styles.tags}`}>
          <TermLinks label={t('content.tags')} terms={post.tags} />
        </div>
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
