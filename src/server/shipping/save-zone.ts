import * as z from 'zod';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { METHOD_OPTIONS } from './method-options.ts';

const shared = {
  /** Preserved where an existing method is changed, so that selected rates stay selected. */
  instanceId: z.int().positive().optional(),
  title: z.string().trim().min(1).max(80),
  enabled: z.boolean().default(true),
  taxable: z.boolean().default(true),
};

const methodInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat_rate'), ...shared, ...METHOD_OPTIONS.flat_rate.shape }),
  z.object({ kind: z.literal('free_shipping'), ...shared, ...METHOD_OPTIONS.free_shipping.shape }),
  z.object({ kind: z.literal('local_pickup'), ...shared, ...METHOD_OPTIONS.local_pickup.shape }),
  z.object({ kind: z.literal('table_rate'), ...shared, ...METHOD_OPTIONS.table_rate.shape }),
]);

const zoneInput = z.object({
  /** 0 for the rest of the world. */
  id: z.int().min(0).optional(),
  name: z.string().trim().min(1).max(80),
  position: z.int().min(0).max(10_000).default(0),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  states: z.array(z.string().regex(/^[A-Z]{2}:.{1,40}$/)).default([]),
  postcodes: z.array(z.string().trim().min(1).max(40)).default([]),
  methods: z.array(methodInput).max(50).default([]),
});
export type ZoneInput = z.input<typeof zoneInput>;

/** Writes a zone with its methods in their order; a method left out is deleted. */
export async function saveShippingZone(db: Db, input: ZoneInput): Promise<number> {
  const { id, methods, ...zone } = zoneInput.parse(input);
  const row = {
    name: zone.name,
    position: zone.position,
    countries: encodeJson(zone.countries),
    states: encodeJson(zone.states),
    postcodes: encodeJson(zone.postcodes),
  };
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('shipping_zones')
      .values(id === undefined ? row : { id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('shipping_methods').where('zone_id', '=', saved.id).execute();
    for (const [position, method] of methods.entries()) {
      const { instanceId, title, taxable } = method;
      await trx
        .insertInto('shipping_methods')
        .values({
          ...(instanceId !== undefined && { instance_id: instanceId }),
          zone_id: saved.id,
          title,
          position,
          taxable: encodeFlag(taxable),
          ...storedKind(method),
        })
        .execute();
    }
    return saved.id;
  });
}

function storedKind(method: z.output<typeof methodInput>) {
  const { instanceId: _, title: __, taxable: ___, kind, enabled, ...options } = method;
  if (kind !== 'table_rate') {
    return { kind, enabled: encodeFlag(enabled), options: encodeJson(options), rate_table: null };
  }
  const table = encodeJson({ ...options, enabled });
  return { kind: 'flat_rate', enabled: 0, options: encodeJson({}), rate_table: table } as const;
}
