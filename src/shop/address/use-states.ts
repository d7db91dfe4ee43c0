import { useCallback, useState } from 'react';
import type { StateMap } from '#rules/addresses/postal-address.ts';
import { useShop } from '../ui/shop-context.tsx';
import { loadStates } from './load-states.ts';

/** The states that came with the page, and all others once the country is about to change. */
export function useStates(given: StateMap): [states: StateMap, prepare: () => void] {
  const [loaded, setLoaded] = useState<StateMap | null>(null);
  const { statesUrl } = useShop().locations;
  const prepare = useCallback(() => {
    loadStates(statesUrl).then(setLoaded, () => undefined);
  }, [statesUrl]);
  return [loaded ?? given, prepare];
}
