// What a domain adds to the shop's context. The context stands below all domains, so it holds such a
// part without knowing its type; the domain's key finds it again.
//
// Example: `paymentProviders.of(ctx)` gives the providers of this context, and
// `{ ...ctx, services: paymentProviders.add(ctx.services, [card]) }` is a context with another one.

/** A chain of additions, the latest first. */
export interface Services {
  readonly before: Services | null;
}

export const NO_SERVICES: Services = { before: null };

export interface Service<Value extends object> {
  of(ctx: { readonly services: Services }): Value;
  add(services: Services, value: Value): Services;
}

/** `missing` answers for a context to which no such part was added. */
export function defineService<Value extends object>(missing: () => Value): Service<Value> {
  const values = new WeakMap<Services, Value>();
  return {
    of(ctx) {
      for (let at: Services | null = ctx.services; at !== null; at = at.before) {
        const value = values.get(at);
        if (value !== undefined) return value;
      }
      return missing();
    },
    add(before, value) {
      const services: Services = { before };
      values.set(services, value);
      return services;
    },
  };
}
