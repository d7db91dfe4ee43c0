import type { ReviewFormSettings, ReviewProblem } from './reviews.ts';
import type { ShopConfig } from './shop-config.ts';

/** What the form asks the shop for, and where its files go. */
export const REVIEW_FORM_ACTION = 'vitrine_review_form';
export const REVIEW_UPLOAD_ACTION = 'vitrine_review_upload';
export const REVIEW_FILE_ACTION = 'vitrine_review_file';
export const REVIEW_FILE_ROTATE_ACTION = 'vitrine_review_file_turn';
export const REVIEW_FILE_REMOVE_ACTION = 'vitrine_review_file_remove';

/** The form as it is for this visitor. */
export interface ReviewFormData {
  settings: ReviewFormSettings;
  product: { id: number; name: string; url: string };
  /** The form's own page, which takes it from a browser without script. */
  action: string;
  /** Generated for each form that is shown. */
  once: string;
  /** Who is logged in. */
  person: { name: string; email: string } | null;
  /** The key of an invitation; '' without one. */
  invitation: string;
  policyUrl: string;
  loginUrl: string;
}

export interface ReviewFormResponse {
  /** Null where no review can be written. */
  form: ReviewFormData | null;
  messages: ShopConfig['messages'];
  /** A fresh one: the page may have been open for a day. */
  nonce: string;
}

export type ReviewUploadResponse =
  | { ok: true; id: number; kind: 'image' | 'video'; width: number; height: number }
  | { ok: false; message: string };

/** What was typed and refused, so that it need not be typed again. */
export type ReviewFormValues = Partial<
  Record<'rating' | 'title' | 'comment' | 'author' | 'email', string>
>;

/** The shop's message once a review is written. */
export interface ReviewDone {
  status: 'approved' | 'held';
  /** Its URL, now or once it is published. */
  url: string;
  message: string;
}

export interface ReviewPage {
  product: { id: number; name: string; url: string };
  breadcrumbs: { name: string; url: string }[];
  form: ReviewFormData | null;
  values: ReviewFormValues;
  problems: ReviewProblem[];
  done: ReviewDone | null;
  /** Why there is no form. */
  closed: string;
}
