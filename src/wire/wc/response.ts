import type * as z from 'zod/mini';
import type { JsonValue } from '#rules/json/json-value.ts';

/** The same value, of which nothing can be changed; any JSON is so already. */
export type Immutable<T> = [JsonValue] extends [T] ? T : T extends object ? ImmutableObject<T> : T;
export type ImmutableObject<T extends object> = { readonly [K in keyof T]: Immutable<T[K]> };

/** A response by its schema, as the server makes it and a client reads it. */
export type Served<Schema extends z.core.$ZodType> = Immutable<z.output<Schema>>;
