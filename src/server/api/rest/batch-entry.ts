import { isJsonObject } from '#rules/json/json-value.ts';
import type { Id } from './resource.ts';
import { type RestError, restErrorBody } from './rest-error.ts';

// One entry of a batch, before anything is known of it.

/** What an error of the batch is about; 0 for something that has no number yet. */
export function idIn(entry: unknown, idName: string): Id {
  const id = isJsonObject(entry) ? entry[idName] : entry;
  return typeof id === 'number' || typeof id === 'string' ? id : 0;
}

/** A number that is none, such as -1, is one that no row has. */
export function toText(id: Id): string {
  return typeof id === 'number' && !(Number.isInteger(id) && id >= 0) ? '0' : String(id);
}

/** An entry of the response to a batch that was refused. */
export type FailedEntry = { readonly id: Id; readonly error: ReturnType<typeof restErrorBody> };

export function failed(entry: unknown, idName: string, error: RestError): FailedEntry {
  return { id: idIn(entry, idName), error: restErrorBody(error) };
}
