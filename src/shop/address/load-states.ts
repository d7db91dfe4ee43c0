import type { StateMap } from '#rules/addresses/postal-address.ts';

let loading: Promise<StateMap> | null = null;

/** Every country's states, fetched once and only when a country is about to be changed. */
export function loadStates(address: string): Promise<StateMap> {
  loading ??= fetchStates(address).catch((error) => {
    // Asked again at the next change; until then the field takes free text, which the server reads.
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchStates(address: string): Promise<StateMap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The list of states answered ${answer.status}.`);
  return answer.json();
}
