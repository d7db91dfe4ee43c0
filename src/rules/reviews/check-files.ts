import type { FormProblem } from './form-problem.ts';

// Checks of a review's files before they are inspected: number, size and type.
// Example: six files are one too many and nothing else is reported; a video of 3 MB and a pdf among
// three are two problems, each with its file's name.

export interface PhotoRules {
  /** Photos and videos are allowed. */
  on: boolean;
  required: boolean;
  maxFiles: number;
  /** Kilobytes of 1024 bytes. */
  maxFileSize: number;
  /** MIME types. */
  allowed: readonly string[];
}

export interface ChosenReviewFile {
  name: string;
  size: number;
  /** MIME type as sent by the browser. */
  type: string;
}

export function checkReviewFiles(
  files: readonly ChosenReviewFile[],
  { on, required, maxFiles, maxFileSize, allowed }: PhotoRules,
): FormProblem[] {
  // Where uploads are off, chosen files are ignored, and a required one is still missing.
  const chosen = on ? files : [];
  const field = 'files';
  if (required && chosen.length === 0) return [{ code: 'reviews.problem.imageRequired', field }];
  if (chosen.length > maxFiles) {
    return [{ code: 'reviews.problem.maxFiles', field, limit: maxFiles }];
  }
  return chosen.flatMap(({ name, size, type }): FormProblem[] => {
    const tooLarge = size > maxFileSize * 1024;
    const unknown = !isAllowedType(type, allowed);
    return [
      ...(tooLarge
        ? [{ code: 'reviews.problem.fileSize', field, limit: maxFileSize, fileName: name } as const]
        : []),
      ...(unknown ? [{ code: 'reviews.problem.fileType', field, fileName: name } as const] : []),
    ];
  });
}

/** Some programs write `image/jpg` for `image/jpeg`. */
export function isAllowedType(type: string, allowed: readonly string[]): boolean {
  const plain = (mime: string) => mime.toLowerCase().replace(/^image\/jpg$/, 'image/jpeg');
  return allowed.some((mime) => plain(mime) === plain(type));
}

/** Too many files: the form drops all of them, so that the next choice starts empty. */
export function clearsFiles(problems: readonly { code: string }[]): boolean {
  return problems.some(({ code }) => code === 'reviews.problem.maxFiles');
}
