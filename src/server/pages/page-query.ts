import type * as z from 'zod/mini';

type QuerySchema = z.ZodMiniType<Readonly<Record<string, string | undefined>>>;

/** The query as its schema reads it, in the schema's order; the first of several values counts. */
export function queryBy(schema: QuerySchema): (query: URLSearchParams) => URLSearchParams {
  return (query) => {
    const given: Record<string, string> = {};
    for (const [name, value] of query) given[name] ??= value;
    const canonical = new URLSearchParams();
    for (const [name, value] of Object.entries(schema.parse(given))) {
      if (value !== undefined) canonical.append(name, value);
    }
    return canonical;
  };
}
