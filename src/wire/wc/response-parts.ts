import * as z from 'zod/mini';
import type { JsonValue } from '#rules/json/json-value.ts';
import type { Served } from './response.ts';

// Parts that several responses of `wc/v3` have in common.

/** "2026-11-16T02:13:41", of the shop's time zone or, where its name ends in `_gmt`, of GMT. */
export const moment = z.iso.datetime({ local: true });

export const jsonValue: z.ZodMiniType<JsonValue> = z.json();

/** Values of other programs; they come back as they were sent. */
export const metaEntries = z.array(z.object({ id: z.int(), key: z.string(), value: jsonValue }));

/** Addresses of related things, by the name of the relation. */
const links = z.record(
  z.string(),
  z.array(
    z.object({
      href: z.string(),
      embeddable: z.optional(z.boolean()),
      post_type: z.optional(z.string()),
      /** The methods that the address takes. */
      targetHints: z.optional(z.object({ allow: z.array(z.string()) })),
    }),
  ),
);
export type Links = Served<typeof links>;

/** The same with its links, which resources add to their items. */
export const linked = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, { _links: links });

export interface Linked {
  readonly _links: Links;
}
