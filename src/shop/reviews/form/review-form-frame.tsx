import { useState } from 'react';
import type { ReviewDone, ReviewFormData, ReviewFormValues } from '#wire/review-form.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Draft } from './draft-store.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewThanks } from './review-thanks.tsx';
import type { FormError } from './use-sending.ts';

interface ReviewFormFrameProps {
  data: ReviewFormData;
  draft: Draft | null;
  /** What the server answered with its problems. */
  values?: ReviewFormValues;
  formError?: FormError | null;
  done?: ReviewDone | null;
}

/** The form until it is sent, and then a thank-you message. */
export function ReviewFormFrame(props: ReviewFormFrameProps) {
  const { data, draft, values = {}, formError = null, done: before = null } = props;
  const t = useTranslator();
  const [done, setDone] = useState(before);
  if (done) return <ReviewThanks done={done} takeFocus={before === null} />;
  if (data.settings.loginRequired && !data.person) {
    return (
      <Notice
        action={
          <LinkButton href={data.loginUrl} variant="secondary" size="small">
            {t('reviewForm.login')}
          </LinkButton>
        }
      >
        <p>{t('reviewForm.loginRequired')}</p>
      </Notice>
    );
  }
  const begun = draft ?? { values, files: [] };
  return <ReviewForm data={data} begun={begun} formError={formError} onDone={setDone} />;
}
