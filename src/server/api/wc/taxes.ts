import type { TaxRate } from '#rules/tax/tax-rate.ts';
import { deleteTaxRate, findTaxRate, listTaxRates } from '#server/tax/find-tax-rates.ts';
import { MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH, saveTaxRate } from '#server/tax/save-tax-rate.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { type Tax, taxInput, taxQuery, taxReadOnly, taxResponse } from '#wire/wc/tax.ts';
import { managedResource } from '../rest/managed-resource.ts';
import { invalidId } from '../rest/refusals.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../rest/resource.ts';
import { invalidParams } from '../rest/rest-error.ts';

/** Percent in ten-thousandths: "7.25" is 72500. */
const RATE_SCALE = 10_000;
const HIGHEST_RATE = 1000;
const STANDARD = 'standard';

export function toTaxResponse(rate: TaxRate): Tax {
  return {
    id: rate.id,
    country: rate.country,
    state: rate.state,
    postcode: rate.postcodes.join(';'),
    city: rate.cities.join(';'),
    rate: (rate.rate / RATE_SCALE).toFixed(4),
    name: rate.name,
    priority: rate.priority,
    compound: rate.compound,
    shipping: rate.onShipping,
    order: rate.position,
    class: rate.taxClass || STANDARD,
    postcodes: rate.postcodes,
    cities: rate.cities,
  };
}

type TaxInput = PartialOf<typeof taxInput>;

/** A list of places, or one text with semicolons between them; empty ones are left out. */
function getPlaces(
  list: readonly string[] | undefined,
  text: string | undefined,
): string[] | undefined {
  return (list ?? text?.split(';'))?.map((part) => part.trim()).filter((part) => part !== '');
}

const isTooLong = (places: readonly string[], maxLength: number) =>
  places.some((place) => place.length > maxLength);
const tooLong = (maxLength: number) => `has an entry of more than ${maxLength} characters`;

const ORDER = { id: 'id', order: 'position', priority: 'priority' } as const;
const NEW: Omit<TaxRate, 'id'> = {
  country: '',
  state: '',
  postcodes: [],
  cities: [],
  rate: 0,
  name: 'Tax',
  priority: 1,
  compound: false,
  onShipping: true,
  taxClass: '',
  position: 0,
};

async function save(
  { ctx, record }: WriteRequest,
  before: TaxRate | null,
  input: TaxInput,
): Promise<Saved<Tax>> {
  const base = before ?? NEW;
  const rate = input.rate === undefined ? base.rate : Math.round(Number(input.rate) * RATE_SCALE);
  if (rate < 0 || rate > HIGHEST_RATE * RATE_SCALE) {
    return { ok: false, error: invalidParams({ rate: `must be between 0 and ${HIGHEST_RATE}` }) };
  }
  const postcodes = getPlaces(input.postcodes, input.postcode) ?? base.postcodes;
  const cities = getPlaces(input.cities, input.city) ?? base.cities;
  const problems = {
    ...(isTooLong(postcodes, MAX_POSTCODE_LENGTH) && { postcode: tooLong(MAX_POSTCODE_LENGTH) }),
    ...(isTooLong(cities, MAX_CITY_LENGTH) && { city: tooLong(MAX_CITY_LENGTH) }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, error: invalidParams(problems) };
  const id = await saveTaxRate(ctx.db, {
    ...base,
    ...(before && { id: before.id }),
    rate,
    country: input.country?.toUpperCase() ?? base.country,
    state: input.state ?? base.state,
    postcodes: [...postcodes],
    cities: [...cities],
    name: input.name?.trim() || base.name,
    priority: input.priority ?? base.priority,
    compound: input.compound ?? base.compound,
    onShipping: input.shipping ?? base.onShipping,
    taxClass: input.class === STANDARD ? '' : (input.class ?? base.taxClass),
    position: input.order ?? base.position,
  });
  const after = toTaxResponse({ ...base, ...(await findTaxRate(ctx.db, id)), id });
  await record({
    resource: 'tax',
    id,
    action: before ? 'updated' : 'created',
    before: before && toTaxResponse(before),
    after,
  });
  await ctx.invalidate([TAX_TAG]);
  return { ok: true, item: after };
}

export const taxRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/taxes',
  idOf: numericId,
  title: 'tax',
  permission: 'manage-settings',
  input: taxInput,
  readOnly: taxReadOnly,
  response: taxResponse,
  query: taxQuery,
  missing: invalidId('tax', 'Invalid resource ID.'),
  batch: true,
  async list({ ctx }, query) {
    const { rates, total } = await listTaxRates(ctx.db, {
      taxClass: query.class === STANDARD ? '' : query.class,
      orderBy: ORDER[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    return { items: rates.map(toTaxResponse), total };
  },
  async read({ ctx }, id) {
    const rate = await findTaxRate(ctx.db, id);
    return rate && toTaxResponse(rate);
  },
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    return save(request, await findTaxRate(request.ctx.db, id), input);
  },
  async remove({ ctx, record }, id) {
    const rate = await findTaxRate(ctx.db, id);
    if (!rate) return { ok: false, error: invalidId('tax') };
    await deleteTaxRate(ctx.db, id);
    const item = toTaxResponse(rate);
    await record({ resource: 'tax', id, action: 'deleted', before: item, after: null });
    await ctx.invalidate([TAX_TAG]);
    return { ok: true, item };
  },
});
