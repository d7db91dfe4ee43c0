import type { ReviewPage } from '#wire/review-form.ts';
import { draftStore, readDraft } from '../../reviews/form/draft-store.ts';
import { ReviewFormFrame } from '../../reviews/form/review-form-frame.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './review-page.module.css';

/** The form on its own page: for browsers without script, and for links in emails. */
export function ReviewPageView({ data }: { data: ReviewPage }) {
  const t = useTranslator();
  const live = useHydrated();
  const { product, breadcrumbs, form, values, problems, done, closed } = data;
  const [problem] = problems;
  const formError = problem && {
    field: problem.field ?? '',
    texts: problems.map(({ text }) => text),
  };
  const plain = problem === undefined && done === null;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb trail={breadcrumbs} />
      <h1 className={styles.title}>{t('reviewForm.title', { name: product.name })}</h1>
      {form && (
        <ReviewFormFrame
          // Re-rendered with the draft after hydration, since it is in the browser's storage.
          key={live && plain ? 'live' : 'drawn'}
          data={form}
          draft={live && plain ? readDraft(draftStore(), product.id) : null}
          values={values}
          formError={formError ?? null}
          done={done}
        />
      )}
      {closed && (
        <Notice>
          <p>{closed}</p>
        </Notice>
      )}
      <p className={styles.back}>
        <a href={product.url}>{t('reviewForm.back', { name: product.name })}</a>
      </p>
    </div>
  );
}
