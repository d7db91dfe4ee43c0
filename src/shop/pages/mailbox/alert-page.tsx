import type { StockAlertPage } from '#wire/forms/stock-alert-form.ts';
import { AlertFields } from '../../stock-alerts/alert-fields.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../../ui/forms/mailbox-page.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface StockAlertPageViewProps {
  data: StockAlertPage;
}

/** Without script the form's answer, and what the link in the email does. */
export function StockAlertPageView({ data }: StockAlertPageViewProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const title = t(`stockAlertPage.${data.view}.title`);
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    ...(data.about ? [data.about] : []),
    { name: title, url: '' },
  ];
  return (
    <>
      <PageTitle title={title} breadcrumbs={breadcrumbs} />
      <div className={`page-width ${styles.page}`}>
        <Body data={data} />
      </div>
    </>
  );
}

function Body({ data: { view, about, action, days, problem, typed } }: StockAlertPageViewProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const onward = about ?? { name: '', url: routes.shop };
  const back = (
    <LinkButton href={onward.url} variant="secondary">
      {about ? t('stockAlertPage.product', { name: about.name }) : t('stockAlertPage.shop')}
    </LinkButton>
  );
  switch (view) {
    case 'form':
      return (
        <>
          {about && (
            <>
              <p>{t('stockAlertPage.form.text', { name: about.name })}</p>
              <AlertFields
                item={about.item}
                {...{ action, days, typed }}
                problem={problem || undefined}
              />
            </>
          )}
          {back}
        </>
      );
    case 'asked':
      return (
        <>
          <Notice kind="success">
            <p>{t('stockAlertPage.thanks', { email: typed })}</p>
          </Notice>
          {back}
        </>
      );
    case 'end':
      return (
        // Mail programs open links to look at them: only this button changes something.
        <form method="post" className={styles.form}>
          <p>{t('stockAlertPage.end.text')}</p>
          <Button type="submit">{t('stockAlertPage.end.button')}</Button>
        </form>
      );
    case 'ended':
    case 'expired':
      return (
        <>
          <Notice kind={view === 'ended' ? 'success' : 'info'}>
            <p>{t(`stockAlertPage.${view}.text`)}</p>
          </Notice>
          {back}
        </>
      );
  }
}
