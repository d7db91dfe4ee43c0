/** Anything that JSON can say. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** A key that is undefined is left out when the object is written. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
