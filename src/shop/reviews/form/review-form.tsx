import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '#rules/reviews/check-form.ts';
import type { ReviewDone, ReviewFormData, ReviewFormValues } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { sendsComment } from '../../comments/move-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { describedBy } from '../../ui/forms/field.tsx';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Draft, draftStore, removeDraft, writeDraft } from './draft-store.ts';
import { FilesEntry } from './files-entry.tsx';
import { FormFeedback } from './form-feedback.tsx';
import styles from './review-form.module.css';
import { getDraftFiles } from './review-slot.ts';
import { StarsEntry } from './stars-entry.tsx';
import { useReviewFiles } from './use-review-files.ts';
import { type FormError, useSending } from './use-sending.ts';

interface ReviewFormProps {
  data: ReviewFormData;
  /** Initial values: a draft, or what the server sent back. */
  begun: Draft;
  formError: FormError | null;
  onDone(done: ReviewDone): void;
}

const EMPTY = { rating: '', title: '', comment: '', author: '', email: '' };

/** The review form. Without script it is a plain form that posts to its own page. */
export function ReviewForm({ data, begun, formError: first, onDone }: ReviewFormProps) {
  const t = useTranslator();
  const live = useHydrated();
  const { settings, product, person } = data;
  const nonce = useShop().nonces.review;
  const { photos } = settings;
  const form = useRef<HTMLFormElement>(null);
  const errors = useId();
  const [values, setValues] = useState<Required<ReviewFormValues>>({
    ...EMPTY,
    author: person?.name ?? '',
    email: person?.email ?? '',
    ...begun.values,
  });
  const files = useReviewFiles({
    productId: product.id,
    nonce,
    rules: photos,
    draft: begun.files,
  });
  const { phase, formError, checkedIds, submit, mended } = useSending({
    data,
    files,
    first,
    onDone(done) {
      removeDraft(draftStore(), product.id);
      onDone(done);
    },
  });
  const [hasDraft, setHasDraft] = useState(
    begun.files.length > 0 || Object.keys(begun.values).length > 0,
  );
  const set = (name: keyof ReviewFormValues) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    mended(REVIEW_FIELDS[name]);
  };

  const draftFiles = JSON.stringify(getDraftFiles(files.slots));
  useEffect(() => {
    const typed = { ...values };
    // Values known from the account are not stored in the draft.
    if (typed.author === (person?.name ?? '')) typed.author = '';
    if (typed.email === (person?.email ?? '')) typed.email = '';
    const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
    writeDraft(draftStore(), product.id, { values: filled, files: JSON.parse(draftFiles) });
  }, [values, draftFiles, person, product.id]);

  const goToFault = useEffectEvent((field: string) => {
    const name = field === REVIEW_FIELDS.files ? `${field}[]` : field;
    const [input] = form.current?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [];
    input?.focus();
  });
  useEffect(() => {
    if (formError && phase === 'idle') goToFault(formError.field);
  }, [formError, phase]);

  const chosenFiles: typeof files = {
    ...files,
    take(list) {
      mended(REVIEW_FIELDS.files);
      files.take(list);
    },
    remove(slot) {
      mended(REVIEW_FIELDS.files);
      files.remove(slot);
    },
  };

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.files;
    if (!photos.on || pasted.length === 0) return;
    event.preventDefault();
    chosenFiles.take(pasted);
  }

  const fault = (field: string) => (formError?.field === field ? formError.texts[0] : undefined);
  const marked = (label: string, required: boolean) => (required ? `${label} *` : label);
  return (
    <form
      ref={form}
      id="commentform"
      className={`comment-form ${styles.form}`}
      method="post"
      action={data.action}
      encType={photos.on ? 'multipart/form-data' : undefined}
      noValidate
      aria-busy={phase !== 'idle' || undefined}
      data-checked={phase === 'sending' && settings.serverCheck ? '1' : undefined}
      onSubmit={(event) => void submit(event)}
      onPaste={paste}
    >
      <input type="hidden" name={REVIEW_FIELDS.product} value={product.id} />
      <input type="hidden" name="comment_parent" value="0" />
      <input type="hidden" name={REVIEW_FIELDS.nonce} value={nonce} />
      <input type="hidden" name={REVIEW_FIELDS.once} value={data.once} />
      {data.invitation && (
        <input type="hidden" name={REVIEW_FIELDS.invitation} value={data.invitation} />
      )}
      <p className={styles.intro}>{t('reviewForm.intro')}</p>
      <StarsEntry
        name={REVIEW_FIELDS.rating}
        id="rating"
        value={Number(values.rating) || 0}
        required={settings.ratingRequired}
        {...toError(fault(REVIEW_FIELDS.rating))}
        onChange={(stars) => set('rating')(String(stars))}
      />
      {settings.title && (
        <TextField
          label={t('reviewForm.reviewTitle')}
          name={REVIEW_FIELDS.title}
          maxLength={MAX_TITLE_LENGTH}
          value={values.title}
          {...toError(fault(REVIEW_FIELDS.title))}
          onChange={(event) => set('title')(event.target.value)}
        />
      )}
      <TextArea
        id="comment"
        label={marked(t('reviewForm.comment'), !settings.allowEmptyComment)}
        hint={t('reviewForm.commentHint')}
        name={REVIEW_FIELDS.comment}
        maxLength={settings.maxComment}
        rows={6}
        value={values.comment}
        {...toError(fault(REVIEW_FIELDS.comment))}
        onChange={(event) => set('comment')(event.target.value)}
        onKeyDown={(event) => {
          if (!sendsComment(event)) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      />
      {photos.on && (
        <FilesEntry id="review-files" photos={photos} files={chosenFiles} checkedIds={checkedIds} />
      )}
      <div className={styles.person}>
        <TextField
          label={marked(t('reviewForm.name'), settings.nameRequired)}
          name={REVIEW_FIELDS.author}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={values.author}
          {...toError(fault(REVIEW_FIELDS.author))}
          onChange={(event) => set('author')(event.target.value)}
        />
        <TextField
          label={marked(t('reviewForm.email'), settings.emailRequired)}
          type="email"
          name={REVIEW_FIELDS.email}
          autoComplete="email"
          value={values.email}
          {...toError(fault(REVIEW_FIELDS.email))}
          onChange={(event) => set('email')(event.target.value)}
        />
      </div>
      <Honeypot name={REVIEW_FIELDS.honeypot} label={t('reviewForm.website')} />
      {settings.gdpr && (
        <Checkbox
          name={REVIEW_FIELDS.gdpr}
          value="1"
          {...describedBy(REVIEW_FIELDS.gdpr, toError(fault(REVIEW_FIELDS.gdpr)))}
          onChange={() => mended(REVIEW_FIELDS.gdpr)}
          label={
            data.policyUrl ? (
              <a href={data.policyUrl} target="_blank" rel="noopener">
                {t('reviewForm.gdpr')}
              </a>
            ) : (
              t('reviewForm.gdpr')
            )
          }
        />
      )}
      <FieldError id={`${REVIEW_FIELDS.gdpr}-error`} text={fault(REVIEW_FIELDS.gdpr)} />
      <FormFeedback
        id={errors}
        phase={phase}
        texts={formError?.texts ?? []}
        notice={live && hasDraft && !first ? t('reviewForm.draft') : ''}
        onDiscard={() => {
          setValues({ ...EMPTY, author: person?.name ?? '', email: person?.email ?? '' });
          for (const slot of files.slots) files.remove(slot);
          setHasDraft(false);
        }}
      />
      <Button
        type={phase === 'checking' ? 'button' : 'submit'}
        busy={phase !== 'idle'}
        className={styles.send ?? ''}
      >
        {t('reviewForm.send')}
      </Button>
    </form>
  );
}

function toError(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}
