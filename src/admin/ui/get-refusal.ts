import { HttpError } from 'react-admin';

/** What is said of single fields, by their names. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const errors = Object.entries<unknown>(error.body?.errors ?? {});
  return Object.fromEntries(errors.map(([name, text]) => [name, String(text)]));
}

/** Why a save was refused: what is said of the fields where there is such, else the message. */
export function getRefusal(error: unknown): string {
  if (!(error instanceof HttpError)) return String(error);
  const texts = Object.values<unknown>(error.body?.errors ?? {}).map(String);
  return texts.length > 0 ? texts.join(' ') : error.message;
}
