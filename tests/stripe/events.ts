import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

// What the stand-in does wrong when it is asked to, and the notifications it signs and sends.

/** How often each fault is still to happen. */
export const faults = { fail: 0, lose: 0, slowMs: 0, dropWebhooks: 0, doubleWebhooks: 0 };
export type Fault = keyof typeof faults;

const { WEBHOOK_SECRET = 'whsec_stand_in', WEBHOOK_URLS = '' } = process.env;
export function due(fault: Exclude<Fault, 'slowMs'>): boolean {
  if (faults[fault] <= 0) return false;
  faults[fault] -= 1;
  return true;
}

export function signed(
  type: string,
  object: unknown,
  at: number,
): { body: string; signature: string } {
  const created = Math.floor(at / 1000);
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } };
  const body = JSON.stringify(event);
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${created}.${body}`).digest('hex');
  return { body, signature: `t=${created},v1=${mac}` };
}

/** Sent after a while, so that they overtake each other and the answer. */
export function notify(type: string, object: unknown): void {
  const urls = WEBHOOK_URLS.split(',').filter((url) => url !== '');
  if (urls.length === 0 || due('dropWebhooks')) return;
  const event = signed(type, object, Date.now());
  for (let times = due('doubleWebhooks') ? 2 : 1; times > 0; times -= 1) {
    void deliver(urls[Math.floor(Math.random() * urls.length)] ?? '', event);
  }
}

async function deliver(url: string, { body, signature }: ReturnType<typeof signed>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await sleep(Math.random() * 200 + tries * 300);
    try {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      if ((await fetch(url, { method: 'POST', body, headers })).ok) return;
    } catch {
      // The shop is down: the provider tries again.
    }
  }
}
