import * as z from 'zod/mini';

/** Shipping zones, their places and methods, as `wc/v3` answers them. */
export const zoneItem = z.object({ id: z.number(), name: z.string(), order: z.number() });

export const placeItem = z.object({
  code: z.string(),
  type: z.enum(['postcode', 'state', 'country', 'continent']),
});
export type Place = z.infer<typeof placeItem>;

const methodField = z.object({
  id: z.string(),
  label: z.string(),
  type: z.string(),
  value: z.string(),
  options: z.optional(z.record(z.string(), z.string())),
});
export type MethodField = z.infer<typeof methodField>;

export const methodItem = z.object({
  instance_id: z.number(),
  title: z.string(),
  method_id: z.string(),
  method_title: z.string(),
  enabled: z.boolean(),
  settings: z.record(z.string(), methodField),
});
export type Method = z.infer<typeof methodItem>;

export interface Zone extends z.infer<typeof zoneItem> {
  places: readonly Place[];
  methods: readonly Method[];
}

/** Takes what no other zone does; it has no places of its own. */
export const REST_ZONE = 0;
