import { HttpError } from 'react-admin';

/** Why a save was refused: what is said of the fields where there is such, else the message. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof HttpError)) return String(error);
  const texts = Object.values<unknown>(error.body?.errors ?? {}).map(String);
  return texts.length > 0 ? texts.join(' ') : error.message;
}
