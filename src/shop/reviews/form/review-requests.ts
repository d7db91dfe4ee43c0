import { hasFields } from '#rules/input/has-fields.ts';
import {
  CHECK_REVIEW_ACTION,
  type CheckReviewResponse,
  REVIEW_FIELDS,
  WRITE_REVIEW_ACTION,
  type WriteReviewResponse,
} from '#wire/reviews.ts';
import { readResponse, sendForm } from '../../ui/forms/send-form.ts';

export interface RequestParts {
  ajaxUrl: string;
  nonce: string;
  /** When the form was shown. */
  shownAt: number;
}

function toBody(
  form: HTMLFormElement,
  action: string,
  { nonce, shownAt: displayedAt }: RequestParts,
): FormData {
  const body = new FormData(form);
  body.set('action', action);
  body.set('nonce', nonce);
  body.set(REVIEW_FIELDS.age, String(Math.max(0, Math.round(performance.now() - displayedAt))));
  return body;
}

export type CheckResult =
  | { ok: true; response: CheckReviewResponse }
  /** `text` is the body that was no valid answer. */
  | { ok: false; text: string };

/** Asks whether the review would be accepted. */
export async function requestCheck(
  form: HTMLFormElement,
  parts: RequestParts,
): Promise<CheckResult> {
  const body = toBody(form, CHECK_REVIEW_ACTION, parts);
  const reply = await sendForm(`${parts.ajaxUrl}?action=${CHECK_REVIEW_ACTION}`, body).done;
  const response = readResponse(reply.text);
  if (reply.status >= 200 && reply.status < 300 && isCheck(response)) return { ok: true, response };
  return { ok: false, text: failureText(reply) };
}

/** The answered text, or the status text where it is "-1". */
export function failureText({ text, statusText }: { text: string; statusText: string }): string {
  return text.trim() === '-1' ? statusText : text;
}

/** Sends the review; null without an answer. */
export async function sendReview(
  form: HTMLFormElement,
  parts: RequestParts,
): Promise<WriteReviewResponse | null> {
  const body = toBody(form, WRITE_REVIEW_ACTION, parts);
  const reply = await sendForm(`${parts.ajaxUrl}?action=${WRITE_REVIEW_ACTION}`, body).done;
  const response = readResponse(reply.text);
  return isWritten(response) || isRefused(response) ? response : null;
}

const isCheck = (body: unknown): body is CheckReviewResponse =>
  hasFields<CheckReviewResponse>(body, {
    error: 'string',
    remove_upload_file: 'number',
    img_id: 'string',
  });

type Written = Extract<WriteReviewResponse, { ok: true }>;
type Refused = Extract<WriteReviewResponse, { ok: false }>;

const isWritten = (body: unknown): body is Written =>
  hasFields<Written>(body, {
    ok: 'boolean',
    id: 'number',
    status: 'string',
    url: 'string',
    message: 'string',
  }) && body.ok;

const isRefused = (body: unknown): body is Refused =>
  hasFields<Refused>(body, { ok: 'boolean', problems: 'list', message: 'string' }) && !body.ok;
