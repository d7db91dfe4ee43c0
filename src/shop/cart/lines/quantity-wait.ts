// A quantity waits a moment before it is sent. Whoever is about to leave the page sends what waits.

const waiting = new Set<() => Promise<unknown>>();

export function waitingQuantity(send: () => Promise<unknown>): () => void {
  waiting.add(send);
  return () => waiting.delete(send);
}

export function quantitiesWait(): boolean {
  return waiting.size > 0;
}

/** Sends at once what is still waiting; done when all of it is answered. */
export async function sendQuantities(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()));
}
