import { useState } from 'react';
import * as z from 'zod/mini';
import { updatedBatch } from '#wire/wc/batch.ts';
import { generatedVariationsResponse } from '#wire/wc/product.ts';
import { useAdmin } from '../admin-context.tsx';
import { EVERYTHING } from '../rest/rest-address.ts';
import { problemIn, type RestProblem } from '../rest/rest-problem.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import {
  type TypedField,
  toText,
  type Variation,
  type VariationText,
  variation,
  variationChange,
} from './variation-draft.ts';

const variations = z.array(variation);
const NONE: Variation[] = [];

/** The variations of a product as a table is filled in: what is typed, what was refused, and saving. */
export function useVariations(productId: number, version: string) {
  const { client } = useAdmin();
  const send = useRest();
  const path = `wc/v3/products/${productId}/variations`;
  const query = { per_page: EVERYTHING, orderby: 'menu_order', order: 'asc' };
  const reading = useReading(path, variations, { query, version });
  const rows = reading.data ?? NONE;
  const [typed, setTyped] = useState<ReadonlyMap<number, VariationText>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<number, RestProblem>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const textIn = (row: Variation) => typed.get(row.id) ?? toText(row);
  const changes = rows.flatMap((row) => variationChange(row, textIn(row)) ?? []);

  function type(requested: readonly Variation[], field: TypedField, value: string) {
    setTyped((now) => {
      const next = new Map(now);
      for (const row of requested) {
        next.set(row.id, { ...(now.get(row.id) ?? toText(row)), [field]: value });
      }
      return next;
    });
  }

  /**
   * Every row for itself: what is refused stays typed, with the reason, and so does what was typed
   * meanwhile. Answers how many were refused.
   */
  async function save(): Promise<number> {
    setIsBusy(true);
    const response = await send({
      path: `${path}/batch`,
      method: 'POST',
      data: { update: changes },
    });
    setIsBusy(false);
    const read = response.ok ? updatedBatch.safeParse(response.data) : null;
    if (!read?.success) return changes.length;
    const { update } = read.data;
    const refused = changes.flatMap(({ id }, at) => {
      const error = update[at]?.error;
      return error === undefined ? [] : [[id, problemIn(error, 400)] as const];
    });
    setProblems(new Map(refused));
    const ids = new Set(refused.map(([id]) => id));
    setTyped(
      (now) => new Map([...now].filter(([id, text]) => ids.has(id) || text !== typed.get(id))),
    );
    await reading.refetch();
    return refused.length;
  }

  async function generate(): Promise<number | null> {
    setIsBusy(true);
    const response = await send({ path: `${path}/generate`, method: 'POST', data: {} });
    setIsBusy(false);
    await reading.refetch();
    return response.ok ? generatedVariationsResponse.parse(response.data).count : null;
  }

  async function change(id: number, data: Record<string, unknown>) {
    await send({ path: `${path}/${id}`, method: 'PUT', data });
    await reading.refetch();
  }

  async function remove(id: number) {
    const response = await client.send({
      path: `${path}/${id}`,
      method: 'DELETE',
      query: { force: true },
    });
    if (response.ok) await reading.refetch();
    else setProblems(new Map([...problems, [id, response.problem]]));
  }

  const { error, isPending } = reading;
  const state = { rows, error, isPending, isBusy, changes, problems };
  return { ...state, textIn, type, save, generate, change, remove };
}
