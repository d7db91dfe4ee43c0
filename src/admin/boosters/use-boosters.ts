import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { BOOSTER_KINDS, type BoosterKind } from '#wire/boosters.ts';
import {
  boosterSettingsResponse,
  type ProductUpsells,
  upsellResponse,
} from '#wire/vitrine/product-offers.ts';
import { settingsResponse } from '#wire/vitrine/setting.ts';
import type { RestResponse } from '../rest/rest-client.ts';
import { useRest } from '../ui/use-rest.ts';
import type { BoosterValues } from './booster-fields.ts';

const values = z.record(z.string(), z.unknown());

export type BoostersOf<Value> = Readonly<Record<BoosterKind, Value>>;

export type UpsellChoice = Pick<ProductUpsells, 'source' | 'items' | 'offered'>;

export interface BoosterState {
  shop: BoostersOf<BoosterValues>;
  /** Null where all products are meant. */
  overrides: BoostersOf<BoosterValues | null> | null;
  upsells: BoosterValues;
  upsell: UpsellChoice | null;
}

export const UPSELL_SETTINGS = ['bar', 'where', 'most', 'minimumOrders'] as const;
const NAMES = [
  ...BOOSTER_KINDS.map((kind) => `boosters.${kind}`),
  ...UPSELL_SETTINGS.map((name) => `upsells.${name}`),
];

/** What is set for all products, and for one of them where one is chosen. */
export function useBoosters(productId: number | null) {
  const [state, setState] = useState<BoosterState | null>(null);
  const [problem, setProblem] = useState('');
  const send = useRest();

  const load = useCallback(async () => {
    setState(null);
    const responses = await Promise.all([
      send({ path: 'vitrine/v1/settings', query: { include: NAMES.join(',') } }),
      ...(productId === null
        ? []
        : [
            send({ path: `vitrine/v1/products/${productId}/booster-settings` }),
            send({ path: `vitrine/v1/products/${productId}/upsells` }),
          ]),
    ]);
    const failed = responses.find((response) => !response.ok);
    if (failed && !failed.ok) setProblem(failed.problem.message);
    else setState(getState(responses));
  }, [send, productId]);

  useEffect(() => {
    void load();
  }, [load]);

  return { state, problem, setState, load };
}

function getState([shop, overrides, upsell]: readonly RestResponse[]): BoosterState | null {
  const known = settingsResponse.safeParse(toData(shop));
  if (!known.success) return null;
  const byName = new Map(known.data.map(({ name, value }) => [name, value]));
  const product = overrides && boosterSettingsResponse.safeParse(toData(overrides));
  const bar = upsell && upsellResponse.safeParse(toData(upsell));
  return {
    shop: toBoosters((kind) => toValues(byName.get(`boosters.${kind}`)) ?? {}),
    overrides: product?.success ? toBoosters((kind) => product.data[kind]) : null,
    upsells: Object.fromEntries(
      UPSELL_SETTINGS.map((name) => [name, byName.get(`upsells.${name}`)]),
    ),
    upsell: bar?.success ? bar.data : null,
  };
}

function toData(response: RestResponse | undefined): unknown {
  return response?.ok ? response.data : null;
}

function toValues(value: unknown): BoosterValues | null {
  const read = values.safeParse(value);
  return read.success ? read.data : null;
}

export function toBoosters<Value>(of: (kind: BoosterKind) => Value): BoostersOf<Value> {
  const [countdown, stock, delivery, freeShipping, sale, viewers] = [
    of('countdown'),
    of('stock'),
    of('delivery'),
    of('freeShipping'),
    of('sale'),
    of('viewers'),
  ];
  return { countdown, stock, delivery, freeShipping, sale, viewers };
}
