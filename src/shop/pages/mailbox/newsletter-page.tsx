import type { NewsletterPage } from '#wire/content.ts';
import { NewsletterFields } from '../../newsletter/newsletter-fields.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import styles from '../../ui/forms/mailbox-page.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface NewsletterPageViewProps {
  data: NewsletterPage;
}

/** The newsletter's own page: sign up, confirm, end. All of it are plain forms. */
export function NewsletterPageView({ data }: NewsletterPageViewProps) {
  const { view } = data;
  const t = useTranslator();
  const { routes } = useShop();
  const title = t(`newsletter.${view}.title`);
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('newsletter.form.title'), url: '' },
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

function Body({ data: { view, typed, problem, asksOpens } }: NewsletterPageViewProps) {
  const t = useTranslator();
  const { routes } = useShop();
  switch (view) {
    case 'form':
    case 'expired':
      return (
        <>
          <p>{t(`newsletter.${view}.text`)}</p>
          <NewsletterFields
            action={routes.newsletter}
            button={t('newsletter.form.button')}
            typed={typed}
            problem={problem === '' ? undefined : problem}
          />
        </>
      );
    case 'confirm':
    case 'end':
      return (
        // Mail programs open links to look at them: only this button changes something.
        <form method="post" className={styles.form}>
          <p>{t(`newsletter.${view}.text`)}</p>
          {asksOpens && view === 'confirm' && (
            <Checkbox name="newsletter_opens" value="1" label={t('newsletter.confirm.opens')} />
          )}
          <Button type="submit">{t(`newsletter.${view}.button`)}</Button>
          {asksOpens && view === 'end' && (
            <Button type="submit" name="newsletter_uncount" value="1" variant="quiet">
              {t('newsletter.end.opens')}
            </Button>
          )}
        </form>
      );
    case 'asked':
    case 'confirmed':
    case 'ended':
    case 'uncounted':
      return (
        <>
          <Notice kind="success">
            <p>{t(`newsletter.${view}.text`, { email: typed })}</p>
          </Notice>
          <LinkButton href={routes.shop}>{t('newsletter.shop')}</LinkButton>
        </>
      );
  }
}
