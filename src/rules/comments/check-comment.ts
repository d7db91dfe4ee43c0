// Requirements of a comment, in the order of the form; the first problem is reported.
// Example: an empty form has "comments.problem.text", with a text "comments.problem.name".

export interface CommentEntry {
  text: string;
  author: string;
  email: string;
}

export interface CommentProblem {
  code:
    | 'comments.problem.text'
    | 'comments.problem.long'
    | 'comments.problem.name'
    | 'comments.problem.email';
  field: keyof CommentEntry;
  limit?: number;
}

export const MAX_COMMENT_LENGTH = 5000;
export const MAX_NAME_LENGTH = 80;
const MAX_MAIL_LENGTH = 254;
const MAIL = /^[^\s@<>"',;:()[\]]+@[^\s@.<>"',;:()[\]]+(\.[^\s@.<>"',;:()[\]]+)+$/;

export function checkComment({ text, author, email }: CommentEntry): CommentProblem | null {
  if (text.trim() === '') return { code: 'comments.problem.text', field: 'text' };
  if ([...text.trim()].length > MAX_COMMENT_LENGTH) {
    return { code: 'comments.problem.long', field: 'text', limit: MAX_COMMENT_LENGTH };
  }
  const name = author.trim();
  if (name === '' || [...name].length > MAX_NAME_LENGTH) {
    return { code: 'comments.problem.name', field: 'author' };
  }
  const mail = email.trim();
  if (mail.length > MAX_MAIL_LENGTH || !MAIL.test(mail)) {
    return { code: 'comments.problem.email', field: 'email' };
  }
  return null;
}
