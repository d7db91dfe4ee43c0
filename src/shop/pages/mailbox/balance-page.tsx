import type { GiftBalancePage } from '#wire/gift-cards/balance-page.ts';
import frame from '../../address/floating-field.module.css';
import { controlProps, FloatingField } from '../../address/floating-field.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/forms/mailbox-page.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

/** A plain form: the code is sent in the body, so that no address or log has it. */
export function BalancePageView({ data: { card, problem } }: { data: GiftBalancePage }) {
  const t = useTranslator();
  const { routes } = useShop();
  const title = t('giftBalance.title');
  const error = problem === '' ? undefined : problem;
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: title, url: '' },
  ];
  return (
    <>
      <PageTitle title={title} breadcrumbs={breadcrumbs} />
      <div className={`page-width ${styles.page}`}>
        {card && (
          <Notice kind="success">
            <p>{t('giftBalance.left', { last4: card.last4, balance: card.balance })}</p>
            {card.until !== '' && <p>{t('giftBalance.until', { date: card.until })}</p>}
            <p>{t('giftBalance.how')}</p>
          </Notice>
        )}
        <form method="post" className={styles.form}>
          <p>{t('giftBalance.text')}</p>
          <FloatingField id="gift_code" label={t('giftBalance.code')} error={error}>
            <input
              {...controlProps('gift_code', error)}
              name="gift_code"
              className={frame.control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
          </FloatingField>
          <Button type="submit">{t('giftBalance.button')}</Button>
        </form>
      </div>
    </>
  );
}
