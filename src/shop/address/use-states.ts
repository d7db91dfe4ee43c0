import { useCallback, useState } from 'react';
import type { StateMap } from '#rules/addresses/postal-address.ts';
import { isJsonObject } from '#rules/json/json-value.ts';
import { useShop } from '../ui/shop-context.tsx';

/** The states that came with the page, and all others once the country is about to change. */
export function useStates(states: StateMap): [states: StateMap, prepare: () => void] {
  const [loaded, setLoaded] = useState<StateMap | null>(null);
  const { statesUrl } = useShop().locations;
  const prepare = useCallback(() => {
    loadStates(statesUrl).then(setLoaded, () => undefined);
  }, [statesUrl]);
  return [loaded ?? states, prepare];
}

let loading: Promise<StateMap> | null = null;

/** The states of all countries, fetched once and only when the country is about to change. */
function loadStates(address: string): Promise<StateMap> {
  loading ??= fetchStates(address).catch((error) => {
    // Retried at the next change; until then the field takes free text, which the server parses.
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchStates(address: string): Promise<StateMap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The list of states answered ${response.status}.`);
  const body: unknown = await response.json();
  if (!isStateMap(body)) throw new Error('The list of states is no list of states.');
  return body;
}

const isStateMap = (body: unknown): body is StateMap =>
  isJsonObject(body) && Object.values(body).every(isJsonObject);
