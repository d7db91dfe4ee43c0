import type { JournalPage } from '#wire/content.ts';
import { PostCard, PostGrid } from '../../content/journal/post-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './journal-page.module.css';

export function JournalPageView({ data }: { data: JournalPage }) {
  const t = useTranslator();
  const [newest, ...older] = data.posts;
  return (
    <>
      <PageTitle title={data.title} breadcrumbs={data.breadcrumbs} />
      {data.description !== '' && <p className="page-width">{data.description}</p>}
      <div className={`page-width ${styles.posts}`}>
        {newest ? <PostCard post={newest} heading="h2" lead /> : <p>{t('content.empty')}</p>}
        {older.length > 0 && <PostGrid posts={older} heading="h2" />}
      </div>
    </>
  );
}
