// How values that SQL does not share between engines are written into columns and read back.
// Example: encodeJson({ unit: 'cm' }) is '{"unit":"cm"}'; encodeFlag(true) is 1; encodeTime(date) is
// milliseconds since 1970.

/** A schema of either Zod build, or anything else that checks. */
export interface Schema<T> {
  parse(value: unknown): T;
}

export class UnreadableColumn extends Error {
  override readonly name = 'UnreadableColumn';
}

export function encodeJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} has no JSON form`);
  return text;
}

/** What was stored is checked again: an older version of the program may have written it. */
export function decodeJson<T>(text: string, schema: Schema<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableColumn(`unreadable JSON column: ${text.slice(0, 120)}`, { cause: error });
  }
}

export type Flag = 0 | 1;

export function encodeFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

export function decodeFlag(value: number): boolean {
  if (value !== 0 && value !== 1) throw new UnreadableColumn(`a flag of ${value}`);
  return value === 1;
}

export function encodeTime(date: Date): number {
  const milliseconds = date.getTime();
  if (Number.isNaN(milliseconds)) throw new TypeError('an invalid date has no time');
  return milliseconds;
}
