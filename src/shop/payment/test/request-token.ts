import type { CardProblem, TypedCard } from '#rules/payments/test-pay/check-card.ts';

export type TokenReply =
  | { kind: 'token'; token: string }
  | { kind: 'problems'; problems: CardProblem[] }
  | { kind: 'busy' }
  | { kind: 'offline' };

/** Sends a card to the test provider, and nowhere else. */
export async function requestToken(card: TypedCard, setup = ''): Promise<TokenReply> {
  try {
    const response = await fetch('/test-pay/tokens', {
      method: 'POST',
      body: new URLSearchParams({ ...card, ...(setup !== '' && { setup }) }),
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status === 429) return { kind: 'busy' };
    const { token, problems }: { token?: string; problems?: CardProblem[] } = await response.json();
    if (token) return { kind: 'token', token };
    return problems ? { kind: 'problems', problems } : { kind: 'offline' };
  } catch {
    // Without the network, or after a failure there: the shopper tries again.
    return { kind: 'offline' };
  }
}
