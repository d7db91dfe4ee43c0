import * as z from 'zod';
import { type SpawnedStandIn, spawnStandIn } from './spawn-stand-in.ts';

// What tests ask of the stand-in for Stripe.

export const WEBHOOK_SECRET = 'whsec_stand_in';

const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  capture_method: z.string(),
  statement_descriptor_suffix: z.string().nullable(),
  latest_charge: z.object({ amount_refunded: z.int() }).nullable(),
  customer: z.string().nullable(),
  setup_future_usage: z.string().nullable(),
});
const state = z.object({
  intents: z.record(z.string(), intent),
  refunds: z.record(z.string(), z.object({ amount: z.int() })),
  customers: z.record(z.string(), z.object({ email: z.string() })),
  methods: z.record(z.string(), z.object({ id: z.string(), customer: z.string().nullable() })),
});
const signed = z.object({ body: z.string(), signature: z.string() });

export interface StandIn extends Omit<SpawnedStandIn, 'control'> {
  /** What the provider knows, the latest payment last. */
  intents(): Promise<z.infer<typeof intent>[]>;
  refunds(): Promise<number[]>;
  /** What the shopper does in the provider's fields. */
  pay(id: string, result?: string, number?: string): Promise<void>;
  /** The customer types a card to be saved into the fields that were opened last. */
  save(number: string): Promise<void>;
  customers(): Promise<{ email: string }[]>;
  methods(): Promise<{ id: string; customer: string | null }[]>;
  event(id: string, type: string, at: number): Promise<z.infer<typeof signed>>;
}

export async function startStandIn(): Promise<StandIn> {
  const { url, control, fault, stop } = await spawnStandIn('stripe', { WEBHOOK_SECRET });
  return {
    url,
    fault,
    stop,
    intents: async () => Object.values(state.parse(await control('/state')).intents),
    refunds: async () =>
      Object.values(state.parse(await control('/state')).refunds).map(({ amount }) => amount),
    customers: async () => Object.values(state.parse(await control('/state')).customers),
    methods: async () => Object.values(state.parse(await control('/state')).methods),
    async save(number) {
      await control('/save', { number });
    },
    async pay(id, result = 'accept', number = '4242424242424242') {
      await control('/pay', { id, outcome: result, number });
    },
    event: async (id, type, at) =>
      signed.parse(await control('/event', { id, type, at: String(at) })),
  };
}
