// A quantity is sent after a short delay. Before leaving the page, pending ones are sent at once.

const waiting = new Set<() => Promise<unknown>>();

export function waitingQuantity(send: () => Promise<unknown>): () => void {
  waiting.add(send);
  return () => waiting.delete(send);
}

export function quantitiesWait(): boolean {
  return waiting.size > 0;
}

/** Sends all pending edits at once; resolves when all are answered. */
export async function sendQuantities(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()));
}
