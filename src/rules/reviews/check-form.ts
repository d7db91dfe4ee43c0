import { type ChosenReviewFile, checkReviewFiles, type PhotoRules } from './check-files.ts';
import type { FormProblem } from './form-problem.ts';

// The review form's checks, in the same order in browser and server. Only the first failure is
// reported; problems of files are reported together.
// Example: no stars and no name is "stars"; with stars given, "name".

export interface FormRules {
  ratingRequired: boolean;
  allowEmptyComment: boolean;
  /** Characters; 0 for none. */
  minComment: number;
  maxComment: number;
  nameRequired: boolean;
  emailRequired: boolean;
  /** The consent checkbox is shown. */
  gdpr: boolean;
  photos: PhotoRules;
}

export interface ReviewEntry {
  /** 0 where none was given. */
  rating: number;
  comment: string;
  title?: string;
  author: string;
  email: string;
  gdpr: boolean;
  files: readonly ChosenReviewFile[];
}

export function checkReviewForm(entry: ReviewEntry, rules: FormRules): FormProblem[] {
  const problem =
    checkRating(entry.rating, rules) ??
    checkComment(entry.comment.trim(), rules) ??
    tooLong(entry.title ?? '', MAX_TITLE_LENGTH, {
      code: 'reviews.problem.title',
      field: 'title',
    }) ??
    checkPerson(entry, rules) ??
    (rules.gdpr && !entry.gdpr ? { code: 'reviews.problem.gdpr', field: 'gdpr' } : null);
  return problem ? [problem] : checkReviewFiles(entry.files, rules.photos);
}

function checkRating(rating: number, { ratingRequired }: FormRules): FormProblem | null {
  const isStars = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  if (isStars || (rating === 0 && !ratingRequired)) return null;
  return { code: 'reviews.problem.rating', field: 'rating' };
}

/** Where an empty comment is allowed, it is not too short either. */
function checkComment(comment: string, rules: FormRules): FormProblem | null {
  const { allowEmptyComment, minComment, maxComment } = rules;
  const field = 'comment';
  if (comment === '') {
    return allowEmptyComment ? null : { code: 'reviews.problem.comment', field };
  }
  const length = [...comment].length;
  if (length < minComment) {
    return { code: 'reviews.problem.minComment', field, limit: minComment };
  }
  if (length > maxComment) {
    return { code: 'reviews.problem.maxComment', field, limit: maxComment };
  }
  return null;
}

export const MAX_TITLE_LENGTH = 120;
export const MAX_NAME_LENGTH = 80;

function tooLong(text: string, limit: number, problem: FormProblem): FormProblem | null {
  return [...text.trim()].length > limit ? { ...problem, limit } : null;
}

const MAIL = /^[^\s@<>"',;:()[\]]+@[^\s@.<>"',;:()[\]]+(\.[^\s@.<>"',;:()[\]]+)+$/;
const MAX_MAIL_LENGTH = 254;

function checkPerson({ author, email }: ReviewEntry, rules: FormRules): FormProblem | null {
  if (rules.nameRequired && author.trim() === '') {
    return { code: 'reviews.problem.name', field: 'author' };
  }
  const long = tooLong(author, MAX_NAME_LENGTH, {
    code: 'reviews.problem.nameLong',
    field: 'author',
  });
  if (long) return long;
  const mail = email.trim();
  if (mail === '') {
    return rules.emailRequired ? { code: 'reviews.problem.email', field: 'email' } : null;
  }
  const fits = mail.length <= MAX_MAIL_LENGTH && MAIL.test(mail);
  return fits ? null : { code: 'reviews.problem.emailForm', field: 'email' };
}
