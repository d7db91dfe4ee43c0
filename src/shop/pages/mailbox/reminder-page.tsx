import type { CartReminderPage } from '#wire/cart-reminder/reminder-page.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../../ui/forms/mailbox-page.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface ReminderPageViewProps {
  data: CartReminderPage;
}

/** What the links in a reminder of a basket do, as plain forms. */
export function ReminderPageView({ data }: ReminderPageViewProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const title = t(`basketReminder.${data.view}.title`);
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
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

function Body({ data: { view, things } }: ReminderPageViewProps) {
  const t = useTranslator();
  const { routes } = useShop();
  switch (view) {
    case 'restore':
      return (
        // Mail programs open links to look at them: only this button changes something.
        <form method="post" className={styles.form}>
          <p>{t('basketReminder.restore.text')}</p>
          <ul>
            {things.map(({ name, quantity }) => (
              <li key={`${name} ${quantity}`}>{t('basketReminder.thing', { name, quantity })}</li>
            ))}
          </ul>
          <Button type="submit">{t('basketReminder.restore.button')}</Button>
          <p>{t('basketReminder.restore.added')}</p>
        </form>
      );
    case 'end':
      return (
        <form method="post" className={styles.form}>
          <p>{t('basketReminder.end.text')}</p>
          <Button type="submit">{t('basketReminder.end.button')}</Button>
        </form>
      );
    case 'ended':
    case 'expired':
      return (
        <>
          <Notice kind={view === 'ended' ? 'success' : 'info'}>
            <p>{t(`basketReminder.${view}.text`)}</p>
          </Notice>
          <LinkButton href={routes.shop}>{t('basketReminder.shop')}</LinkButton>
        </>
      );
  }
}
