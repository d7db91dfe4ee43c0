import * as z from 'zod/mini';
import { MAX_TABLE_ROWS, ROW_MEASURES } from '#rules/shipping/table-row.ts';
import type { TableRowText } from '#rules/shipping/table-text.ts';
import { flag, group, integer, listOf, MAX_COUNT, responseObject, text } from '../wc/field.ts';
import type { Served } from '../wc/response.ts';
import { locationInput, locationList, methodInput, methodResponse } from '../wc/shipping.ts';

// A shipping zone with everything in it, read and saved as one.

/** Methods are in their order; one without a number is new, one that is left out is deleted. */
const zoneMethod = group({
  instance_id: integer({ minimum: 0, maximum: MAX_COUNT }),
  method_id: methodInput.method_id,
  enabled: flag(),
  settings: methodInput.settings,
});

export const fullZoneInput = {
  name: text({ maxLength: 80 }),
  locations: locationList,
  methods: listOf(zoneMethod, { most: 50 }),
};
export const fullZoneReadOnly = { id: integer(), order: integer() };

export const fullZoneResponse = z.extend(
  responseObject({ ...fullZoneReadOnly, name: fullZoneInput.name }),
  { locations: z.array(locationInput.response), methods: z.array(methodResponse) },
);
export type FullZone = Served<typeof fullZoneResponse>;

/** One method of each kind, as a zone would get it. */
export const newMethodsResponse = z.array(methodResponse);

const typed = z._default(
  z.pipe(z.union([z.string().check(z.maxLength(100)), z.number()]), z.transform(String)),
  '',
);

const tableRow: z.ZodMiniType<TableRowText> = z.strictObject({
  by: z._default(z.enum(ROW_MEASURES), ''),
  from: typed,
  to: typed,
  class: typed,
  coupon: typed,
  cost: typed,
  per_piece: typed,
  per_weight: typed,
  percent: typed,
  surcharge: z._default(z.boolean(), false),
});

/** The rows of a table of costs, which the setting `rows` of its method has as JSON. */
export const rateTable = z.array(tableRow).check(z.maxLength(MAX_TABLE_ROWS));
