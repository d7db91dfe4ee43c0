import { useCallback, useState } from 'react';
import type { StateMap } from '#rules/addresses/postal-address.ts';
import { useShop } from '../ui/shop-context.tsx';
import { loadStates } from './load-states.ts';

/** The states the page came with, and all others once a country is about to be changed. */
export function useStates(given: StateMap): [states: StateMap, prepare: () => void] {
  const [loaded, setLoaded] = useState<StateMap | null>(null);
  const { statesUrl } = useShop().locations;
  const prepare = useCallback(() => {
    loadStates(statesUrl).then(setLoaded, () => undefined);
  }, [statesUrl]);
  return [loaded ?? given, prepare];
}
