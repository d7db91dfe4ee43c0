import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearsFiles } from '#rules/reviews/check-files.ts';
import { checkReviewForm } from '#rules/reviews/check-form.ts';
import type { ReviewDone, ReviewFormData } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { copyComment, readEntry } from './read-entry.ts';
import { requestCheck, sendReview } from './review-requests.ts';
import type { useReviewFiles } from './use-review-files.ts';

export interface FormError {
  /** An input's name; '' where it belongs to no field. */
  field: string;
  texts: string[];
}

export type Phase = 'idle' | 'uploading' | 'checking' | 'sending';

interface SendingParts {
  data: ReviewFormData;
  files: ReturnType<typeof useReviewFiles>;
  /** The server's answer to a form sent without script. */
  first: FormError | null;
  onDone(done: ReviewDone): void;
}

/**
 * From the button to the thank-you: the local checks in order, the server's check, the submission.
 */
export function useSending({ data, files, first, onDone }: SendingParts) {
  const t = useTranslator();
  const { ajax_url, nonces } = useShop();
  const { settings } = data;
  const [phase, setPhase] = useState<Phase>('idle');
  const [formError, setFormError] = useState<FormError | null>(first);
  const [checkedIds, setCheckedIds] = useState('');
  const checked = useRef(false);
  const busy = useRef(false);
  const displayedAt = useRef(0);
  useEffect(() => {
    displayedAt.current = performance.now();
  }, []);

  function stop(next: FormError | null) {
    busy.current = false;
    checked.current = false;
    setPhase('idle');
    setFormError(next);
  }

  /** The problem that prevents submission, by the order of the checks. */
  function getFaults(form: HTMLFormElement): FormError | null {
    const problems = checkReviewForm(readEntry(form, files.slots), settings);
    const [problem] = problems;
    if (problem) {
      if (clearsFiles(problems)) files.clear();
      const texts = problems.map((each) => t(each.code, { ...each }));
      return { field: REVIEW_FIELDS[problem.field], texts };
    }
    const wrong = files.slots.flatMap((slot) => slot.problem || []);
    return wrong.length > 0 ? { field: REVIEW_FIELDS.files, texts: wrong } : null;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current && !checked.current) return;
    const parts = { ajaxUrl: ajax_url, nonce: nonces.review, shownAt: displayedAt.current };
    if (!checked.current) {
      copyComment(form);
      const fault = getFaults(form);
      if (fault) return stop(fault);
      busy.current = true;
      setFormError(null);
      if (files.slots.some(({ state }) => state === 'sending')) setPhase('uploading');
      const slots = await files.whenSettled();
      const failed = slots.flatMap((slot) => slot.problem || []);
      if (failed.length > 0) return stop({ field: REVIEW_FIELDS.files, texts: failed });
      if (settings.serverCheck) {
        setPhase('checking');
        const result = await requestCheck(form, parts).catch(() => ({
          ok: false as const,
          text: '',
        }));
        if (!result.ok) {
          return stop({ field: '', texts: [result.text || t('reviewForm.offline')] });
        }
        const { error, remove_upload_file, img_id } = result.response;
        if (remove_upload_file) files.clear();
        if (error) return stop({ field: '', texts: [error] });
        // Rendered synchronously: the form is sent with the fields of the answer.
        if (img_id) flushSync(() => setCheckedIds(newIds(img_id, slots)));
        checked.current = true;
        form.requestSubmit();
        return;
      }
    }
    setPhase('sending');
    const response = await sendReview(form, parts).catch(() => null);
    if (response?.ok) {
      onDone({ status: response.status, url: response.url, message: response.message });
      return;
    }
    const [problem] = response?.problems ?? [];
    stop({
      field: problem?.field ?? '',
      texts: [problem?.text || response?.message || t('reviewForm.offline')],
    });
  }

  /** A problem is hidden as soon as its field is changed. */
  function mended(field: string) {
    setFormError((before) => (before?.field === field ? null : before));
  }

  return { phase, formError, checkedIds, submit, mended };
}

/** Ids that the form does not contain yet. */
function newIds(imgId: string, slots: readonly { id: number }[]): string {
  const ids = new Set(slots.map(({ id }) => String(id)));
  return imgId
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && !ids.has(id))
    .join(',');
}
