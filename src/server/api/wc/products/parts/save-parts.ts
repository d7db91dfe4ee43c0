import type { WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import type { ProductFields } from '../read-patch.ts';
import { assignForms } from './assigned-forms.ts';
import { readBoosters, writeBoosters } from './product-boosters.ts';
import { readUpsells, writeUpsells } from './product-upsells.ts';

// What is saved together with a product and is no field of it, in the transaction of the product: where
// one part is refused nothing is written.

type VitrineFields = NonNullable<NonNullable<ProductFields['extensions']>['vitrine']>;
type PartName = 'option_forms' | 'boosters' | 'upsells';

const PARTS: readonly PartName[] = ['option_forms', 'boosters', 'upsells'];

export function hasParts({ extensions }: ProductFields): boolean {
  return PARTS.some((name) => extensions?.vitrine?.[name] !== undefined);
}

/** What was refused, named within the product; null where all was saved. */
export async function saveProductParts(
  request: WriteRequest,
  id: number,
  { extensions }: ProductFields,
): Promise<RestError | null> {
  const { option_forms: forms, boosters, upsells }: VitrineFields = extensions?.vitrine ?? {};
  if (forms !== undefined) {
    const assigned = await assignForms(request, id, forms);
    if (!assigned.ok) return refusedForms(assigned.error);
  }
  const partOf = { resource: 'product', id };
  if (boosters !== undefined) {
    const before = await readBoosters(request.ctx, id);
    const error = await writeBoosters(request, id, boosters);
    if (error) return within('boosters', error);
    const after = await readBoosters(request.ctx, id);
    await request.record({
      ...{ resource: 'product_boosters', id, partOf, action: 'updated', before, after },
    });
  }
  if (upsells !== undefined) {
    const before = await readUpsells(request.ctx, id);
    const error = await writeUpsells(request, id, upsells);
    if (error) return within('upsells', error);
    const after = await readUpsells(request.ctx, id);
    await request.record({
      ...{ resource: 'product_upsells', id, partOf, action: 'updated', before, after },
    });
  }
  return null;
}

/** A form may be refused at any of its own fields, none of which was sent. */
function refusedForms({ data, message }: RestError): RestError {
  const [text = message] = Object.values(getParams(data));
  return invalidParams({ [at('option_forms')]: text });
}

function within(name: PartName, { data, message }: RestError): RestError {
  const params = Object.entries(getParams(data));
  if (params.length === 0) return invalidParams({ [at(name)]: message });
  return invalidParams(
    Object.fromEntries(params.map(([field, text]) => [`${at(name)}.${field}`, text])),
  );
}

const at = (name: PartName) => `extensions.vitrine.${name}`;

function getParams(data: RestError['data']): Record<string, string> {
  const params = data?.params;
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, String(text)]));
}
