import { isShallowJson } from '../input/json-depth.ts';

// An uploaded file as a field holds it: its reference and the name it came with, `abc123||me.jpg`.
// Several are a JSON list in which a removed file leaves its slot empty: `["a||1.jpg","","b||2.jpg"]`.

export interface Upload {
  reference: string;
  name: string;
}

const VALUE = /^([A-Za-z0-9_-]{8,80})\|\|([^\p{Cc}]{1,255})$/u;

export function writeUpload({ reference, name }: Upload): string {
  return `${reference}||${name}`;
}

export function readUpload(value: string): Upload | null {
  const [, reference, name] = VALUE.exec(value) ?? [];
  return reference === undefined || name === undefined ? null : { reference, name };
}

export function writeUploads(slots: readonly (Upload | null)[]): string {
  return JSON.stringify(slots.map((slot) => (slot ? writeUpload(slot) : '')));
}

/**
 * The value of a file field: one reference, or a list with an empty entry for every removed file.
 */
export function uploadsText(slots: readonly (Upload | null)[], multiple: boolean): string {
  const first = slots.find((slot) => slot !== null);
  if (!first) return '';
  return multiple ? writeUploads(slots) : writeUpload(first);
}

/** The entries of a list, empty ones included; null where the text is no such list. */
export function readUploads(value: string): (Upload | null)[] | null {
  if (value === '') return [];
  if (!value.startsWith('[')) {
    const one = readUpload(value);
    return one ? [one] : null;
  }
  if (!isShallowJson(value)) return null;
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    // Not a list of files.
    return null;
  }
  if (!Array.isArray(list) || list.length > 100) return null;
  const slots = list.map((each: unknown) =>
    each === '' ? null : typeof each === 'string' ? (readUpload(each) ?? undefined) : undefined,
  );
  return slots.includes(undefined) ? null : slots.map((slot) => slot ?? null);
}
