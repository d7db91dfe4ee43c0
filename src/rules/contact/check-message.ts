// Requirements of a message to the shop, in the order of the form; every problem is at its field.
// Example: an empty form has "contact.problem.name", "contact.problem.email", "contact.problem.text".

export interface ContactEntry {
  name: string;
  email: string;
  /** May be empty. */
  subject: string;
  text: string;
}

export interface ContactProblem {
  code: `contact.problem.${'name' | 'email' | 'subject' | 'text' | 'long'}`;
  field: keyof ContactEntry;
  limit?: number;
}

export const MAX_LENGTH = { name: 80, email: 254, subject: 150, text: 5000 } as const;
const MAIL = /^[^\s@<>"',;:()[\]]+@[^\s@.<>"',;:()[\]]+(\.[^\s@.<>"',;:()[\]]+)+$/;

export function checkMessage({ name, email, subject, text }: ContactEntry): ContactProblem[] {
  const problems: ContactProblem[] = [];
  if (name.trim() === '' || isLong(name, MAX_LENGTH.name)) {
    problems.push({ code: 'contact.problem.name', field: 'name' });
  }
  if (isLong(email, MAX_LENGTH.email) || !MAIL.test(email.trim())) {
    problems.push({ code: 'contact.problem.email', field: 'email' });
  }
  if (isLong(subject, MAX_LENGTH.subject)) {
    problems.push({ code: 'contact.problem.subject', field: 'subject', limit: MAX_LENGTH.subject });
  }
  if (text.trim() === '') problems.push({ code: 'contact.problem.text', field: 'text' });
  if (isLong(text, MAX_LENGTH.text)) {
    problems.push({ code: 'contact.problem.long', field: 'text', limit: MAX_LENGTH.text });
  }
  return problems;
}

/** In characters as people count them. */
function isLong(text: string, maxLength: number): boolean {
  return [...text.trim()].length > maxLength;
}
