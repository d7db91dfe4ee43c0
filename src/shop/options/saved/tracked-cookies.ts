import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import { isEmpty } from '#rules/options/field-value.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import { isSaved, readSaved, sameValue } from '#rules/options/saved-values.ts';
import { writeCookie } from '../../stores/write-cookie.ts';

/** How long a tracked field is stored after its last change. */
export const TRACKED_SECONDS = 30 * 60;
const PREFIX = 'wcpa_field_';
/** A cookie holds about 4 KB, and is sent with every request. */
const MAX_CHARACTERS = 1000;

function isTracked(field: OptionField): boolean {
  return field.tracked && field.type !== 'file' && isSaved(field);
}

/** Values of tracked fields at their last change, on this page or another. */
export function trackedValues(
  fields: readonly OptionField[],
  cookies: string,
): Record<string, FieldValue> {
  const pairs = new Map(
    cookies.split(/;\s*/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const saved: Record<string, FieldValue> = {};
  for (const { id } of fields.filter(isTracked)) {
    const text = pairs.get(PREFIX + id);
    const value = text === undefined ? undefined : readSaved(`{"value":${decoded(text)}}`).value;
    if (value !== undefined) saved[id] = value;
  }
  return saved;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us.
    return '';
  }
}

/** Stores each changed tracked field; an emptied one is removed. */
export function trackChanges(
  fields: readonly OptionField[],
  before: FieldValues,
  now: FieldValues,
  write: typeof writeCookie = writeCookie,
): void {
  for (const { id } of fields.filter(isTracked)) {
    const value = now[id];
    if (value === undefined || sameValue(before[id], value)) continue;
    const text = encodeURIComponent(JSON.stringify(value));
    const cleared = isEmpty(value) || text.length > MAX_CHARACTERS;
    write(PREFIX + id, cleared ? '' : text, { maxAge: cleared ? 0 : TRACKED_SECONDS });
  }
}
