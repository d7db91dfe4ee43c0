import type { ReactNode } from 'react';
import type { AccountFrame as Frame } from '#wire/account.ts';
import { NOTICE_CLASSES } from '../cart/notice-list.tsx';
import { ArrivingNotice } from '../ui/notice/arriving-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './account-frame.module.css';
import { AccountMenu } from './account-menu.tsx';

interface AccountFrameProps {
  frame: Frame;
  children: ReactNode;
}

/** Title, menu and notices around every account page. */
export function AccountFrame({ frame, children }: AccountFrameProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const account = { name: t('account.title'), url: frame.accountUrl };
  const isHome = frame.title === account.name;
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    account,
    ...(isHome ? [] : [{ name: frame.title, url: '' }]),
  ];
  return (
    <>
      <PageTitle title={frame.title} breadcrumbs={breadcrumbs} />
      <div
        className={`page-width woocommerce ${styles.page}`}
        data-inside={frame.customer ? true : undefined}
      >
        {frame.customer && <AccountMenu frame={frame} />}
        <div className={`woocommerce-MyAccount-content ${styles.content}`}>
          <div className={`woocommerce-notices-wrapper ${styles.notices}`}>
            {frame.notices.map(({ kind, text }) => (
              <Notice kind={kind} className={NOTICE_CLASSES[kind]} key={text}>
                {text}
              </Notice>
            ))}
            <Problems problems={frame.problems} />
          </div>
          {children}
        </div>
      </div>
    </>
  );
}

/** All problems in one list, each linked to its field; the field shows its problem too. */
function Problems({ problems }: Pick<Frame, 'problems'>) {
  const t = useTranslator();
  if (problems.length === 0) return null;
  return (
    <ArrivingNotice
      kind="error"
      className={NOTICE_CLASSES.error}
      title={problems.length > 1 ? t('account.problems') : undefined}
    >
      <ul className={styles.problems}>
        {problems.map(({ field, text }) => (
          <li key={`${field}/${text}`}>{field === '' ? text : <a href={`#${field}`}>{text}</a>}</li>
        ))}
      </ul>
    </ArrivingNotice>
  );
}
