import type * as z from 'zod/mini';

type QuerySchema = z.ZodMiniType<Readonly<Record<string, string | undefined>>>;

/** The query as its schema reads it, in the schema's order; the first of several values counts. */
export function queryBy(schema: QuerySchema): (query: URLSearchParams) => URLSearchParams {
  return (query) => {
    const values: Record<string, string> = {};
    for (const [name, value] of query) values[name] ??= value;
    const canonical = new URLSearchParams();
    for (const [name, value] of Object.entries(schema.parse(values))) {
      if (value !== undefined) canonical.append(name, value);
    }
    return canonical;
  };
}
