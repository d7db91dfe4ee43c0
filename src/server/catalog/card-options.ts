import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** Which products have an option form. Options are a domain above this one, so it is a service. */
export interface CardOptions {
  among(ctx: ShopContext, ids: readonly number[]): Promise<ReadonlySet<number>>;
}

const NONE: ReadonlySet<number> = new Set();

export const cardOptions = defineService<CardOptions>(() => ({ among: async () => NONE }));
