import type { PageData } from '#wire/page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './not-found-page.module.css';

interface ProblemPageProps {
  data: PageData['problem'];
}

/** Says that the error is the shop's, with an id to quote. */
export function ProblemPageView({ data }: ProblemPageProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const { status, reason } = data;
  const broken = status >= 500 ? 'problem.server' : 'problem.badRequest';
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{t(reason ? `problem.${reason}` : broken)}</h1>
      <p className={styles.text}>{t(reason ? 'problem.downloadText' : `${broken}Text`)}</p>
      <LinkButton href={routes.home}>{t('problem.home')}</LinkButton>
      {data.requestId && (
        <p className={styles.text}>{t('problem.reference', { id: data.requestId })}</p>
      )}
    </div>
  );
}
