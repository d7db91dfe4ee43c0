import type { TaxRate } from '#rules/tax/tax-rate.ts';
import { deleteTaxRate, findTaxRate, listTaxRates } from '#server/tax/find-tax-rates.ts';
import { MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH, saveTaxRate } from '#server/tax/save-tax-rate.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { type Tax, taxInput, taxQuery, taxReadOnly, taxResponse } from '#wire/wc/tax.ts';
import { codecFor, Refusal } from '../rest/codec.ts';
import { managedResource } from '../rest/managed-resource.ts';
import { invalidId } from '../rest/refusals.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../rest/resource.ts';
import { invalidParams } from '../rest/rest-error.ts';

/** Percent in ten-thousandths: "7.25" is 72500. */
const RATE_SCALE = 10_000;
const HIGHEST_RATE = 1000;
const STANDARD = 'standard';

type TaxInput = PartialOf<typeof taxInput>;

const { field, codec } = codecFor<TaxRate>();

/** `*` is any, as an empty text is. */
const ANY: readonly string[] = ['', '*'];

/** A list of places in upper case, those that are any left out; read as one text it is the last of them. */
function places(key: 'postcodes' | 'cities', maxLength: number) {
  return field(key, {
    read(sent: readonly string[]) {
      const list = sent
        .map((part) => part.trim().toUpperCase())
        .filter((part) => !ANY.includes(part));
      const isTooLong = list.some((place) => place.length > maxLength);
      return isTooLong ? new Refusal(`has an entry of more than ${maxLength} characters`) : list;
    },
    write: (list) => list.at(-1) ?? '',
  });
}

const region = { read: (code: string) => (ANY.includes(code) ? '' : code.toUpperCase()) };

const taxCodec = codec({
  country: field('country', region),
  state: field('state', region),
  postcode: places('postcodes', MAX_POSTCODE_LENGTH),
  city: places('cities', MAX_CITY_LENGTH),
  rate: field('rate', {
    read(percent: string) {
      const rate = Math.round(Number(percent) * RATE_SCALE);
      const isRate = rate >= 0 && rate <= HIGHEST_RATE * RATE_SCALE;
      return isRate ? rate : new Refusal(`must be between 0 and ${HIGHEST_RATE}`);
    },
    write: (rate) => (rate / RATE_SCALE).toFixed(4),
  }),
  name: field('name', { read: (name: string) => name.trim() }),
  priority: field('priority'),
  compound: field('compound'),
  shipping: field('onShipping'),
  order: field('position'),
  class: field('taxClass', {
    read: (name: string) => (name === STANDARD ? '' : name),
    write: (name) => name || STANDARD,
  }),
});

export function toTaxResponse(rate: TaxRate): Tax {
  const { id, postcodes, cities } = rate;
  return { id, ...taxCodec.toResponse(rate), postcodes, cities };
}

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
  const { changes, problems } = taxCodec.fromInput({
    ...input,
    postcode: input.postcodes ?? input.postcode?.split(';'),
    city: input.cities ?? input.city?.split(';'),
  });
  if (Object.keys(problems).length > 0) return { ok: false, error: invalidParams(problems) };
  const id = await saveTaxRate(ctx.db, {
    ...base,
    ...changes,
    ...(before && { id: before.id }),
    name: changes.name || base.name,
    postcodes: [...(changes.postcodes ?? base.postcodes)],
    cities: [...(changes.cities ?? base.cities)],
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
