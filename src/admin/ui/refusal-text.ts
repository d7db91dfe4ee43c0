import type { RestProblem } from '../rest/rest-problem.ts';

/** Why something was refused: what is said of the fields where there is such, else the message. */
export function refusalText({ message, fields }: RestProblem): string {
  const texts = Object.values(fields);
  return texts.length > 0 ? texts.join(' ') : message;
}
