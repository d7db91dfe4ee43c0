import type * as z from 'zod/mini';
import type { CallRequest, SentValues } from '../call.ts';
import { invalidParams, type RestError } from './rest-error.ts';

export const REST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof REST_METHODS)[number];

export interface RestAnswer {
  /** Data, or JsonBytes. */
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** Set for a list: the answer then has the total and the links of the pages. */
  paging?: { total: number; page: number; perPage: number };
}

export type RestResult =
  | { ok: true; answer: RestAnswer }
  | { ok: false; error: RestError; headers?: Record<string, string> };

export interface RestEndpoint {
  /** Names of the parameters it takes, for the index. */
  args: string[];
  /** Asks for a good `X-WP-Nonce`. */
  needsNonce: boolean;
  /** What else is checked, in the words of the table of routes. */
  guards: readonly string[];
  /** `revalidate` sends an ETag, `never` forbids storing the answer. */
  cache: 'revalidate' | 'never';
  run(values: SentValues, call: CallRequest): Promise<RestResult>;
}

export interface RestRoute {
  namespace: string;
  /** `/products/:id`. */
  path: string;
  methods: Partial<Record<RestMethod, RestEndpoint>>;
}

export function found(body: unknown, paging?: RestAnswer['paging']): RestResult {
  return { ok: true, answer: { body, ...(paging && { paging }) } };
}

export function refused(error: RestError): RestResult {
  return { ok: false, error };
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** An endpoint whose parameters are checked by a schema before it runs. */
export function endpoint<S extends Shape>(
  params: z.ZodMiniObject<S>,
  handle: (params: z.core.output<z.ZodMiniObject<S>>, call: CallRequest) => Promise<RestResult>,
  { needsNonce = false, cache = 'never' }: Partial<Pick<RestEndpoint, 'needsNonce' | 'cache'>> = {},
): RestEndpoint {
  return {
    args: Object.keys(params.shape),
    needsNonce,
    guards: needsNonce ? ['nonce rest'] : [],
    cache,
    async run(raw, call) {
      const parsed = params.safeParse(raw);
      if (parsed.success) return handle(parsed.data, call);
      const problems: Record<string, string> = {};
      for (const issue of parsed.error.issues) {
        const name = String(issue.path[0] ?? 'body');
        problems[name] ??= issue.message;
      }
      return refused(invalidParams(problems));
    },
  };
}

/** A part called `:id` or ending in `_id` takes digits only. */
function parameterOf(part: string): { name: string; digits: boolean } | null {
  if (!part.startsWith(':')) return null;
  const name = part.slice(1);
  return { name, digits: name === 'id' || name.endsWith('_id') };
}

function byParts(route: RestRoute, write: (part: string) => string): string {
  return `/${route.namespace}${route.path.split('/').map(write).join('/')}`;
}

/** `/wc/store/v1/products/(?P<id>[\d]+)`, as the index lists it for clients of such shops. */
export function routeName(route: RestRoute): string {
  return byParts(route, (part) => {
    const parameter = parameterOf(part);
    return parameter ? `(?P<${parameter.name}>${parameter.digits ? '[\\d]+' : '[^/]+'})` : part;
  });
}

/** `/wc/store/v1/products/:id{[0-9]+}`, as the router takes it. */
export function routePattern(route: RestRoute): string {
  return byParts(route, (part) => (parameterOf(part)?.digits ? `${part}{[0-9]+}` : part));
}
