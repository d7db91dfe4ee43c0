import { LinkButton } from '../ui/button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './not-found-page.module.css';

interface ProblemPageProps {
  data: { status: number; requestId: string };
}

/** Says that the error is the shop's, with an id to quote. */
export function ProblemPageView({ data }: ProblemPageProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const ours = data.status >= 500;
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{t(ours ? 'problem.server' : 'problem.badRequest')}</h1>
      <p className={styles.text}>{t(ours ? 'problem.serverText' : 'problem.badRequestText')}</p>
      <LinkButton href={routes.home}>{t('problem.home')}</LinkButton>
      {data.requestId && (
        <p className={styles.text}>{t('problem.reference', { id: data.requestId })}</p>
      )}
    </div>
  );
}
