import type * as z from 'zod/mini';
import type { CallRequest, SentValues } from '../call.ts';
import { invalidParams, type RestError } from './rest-error.ts';

export const REST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof REST_METHODS)[number];

export interface RestAnswer {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** Set for a list: the answer then says how many there are and where the next page is. */
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
  /** `revalidate` sends an ETag, `never` forbids storing the answer. */
  cache: 'revalidate' | 'never';
  run(values: SentValues, call: CallRequest): Promise<RestResult>;
}

export interface RestRoute {
  namespace: string;
  /** `/products/:id`; a part called `:id` or ending in `_id` takes digits only. */
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

function partPattern(part: string, named: boolean): string {
  if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = part.slice(1);
  const digits = name === 'id' || name.endsWith('_id');
  // The index names parts the way REST clients of such shops know them.
  const start = named ? `(?P<${name}>` : `(?<${name}>`;
  return `${start}${digits ? '[\\d]+' : '[^/]+'})`;
}

/** `/wc/store/v1/products/(?P<id>[\d]+)`, as the index lists it. */
export function routeName(route: RestRoute): string {
  return `/${route.namespace}${pattern(route, true)}`;
}

function pattern(route: RestRoute, named: boolean): string {
  return route.path
    .split('/')
    .map((part) => partPattern(part, named))
    .join('/');
}

/** The parts of the path by name, or null when the route is another one. */
export function matchRoute(route: RestRoute, path: string): Record<string, string> | null {
  const expression = new RegExp(`^/${route.namespace}${pattern(route, false)}$`);
  const match = expression.exec(path);
  return match === null ? null : { ...match.groups };
}
