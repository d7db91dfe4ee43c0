import type * as z from 'zod/mini';
import type { FieldDescription } from '#wire/wc/field.ts';
import type { Immutable } from '#wire/wc/response.ts';
import type { CallRequest, SentValues } from '../call.ts';
import type { JsonBytes } from './json-bytes.ts';
import { missingParams, paramProblems } from './param-problems.ts';
import type { RestError } from './rest-error.ts';

export const REST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof REST_METHODS)[number];

export interface RestResponse<Body = unknown> {
  /** Data, or JsonBytes. */
  body: Body;
  status?: number;
  headers?: Record<string, string>;
  /** Set for a list: the answer then has the total and the links of the pages. */
  paging?: { total: number; page: number; perPage: number };
}

export type RestResult<Body = unknown> =
  | { ok: true; answer: RestResponse<Body> }
  | { ok: false; error: RestError; headers?: Record<string, string> };

export interface RestEndpoint {
  /** Names of the parameters it takes, for the index. */
  args: string[];
  /** The parameters as the index describes them, where more than their names is known. */
  describe?: Readonly<Record<string, FieldDescription>>;
  /** What the OpenAPI document says about it; routes of `vitrine/v1` have one. */
  document?: EndpointDocument;
  /** The schema that describes them where nothing else does. */
  params?: z.core.$ZodType;
  /** Of what it responds where it does not refuse. */
  response?: z.core.$ZodType;
  /** Asks for a good `X-WP-Nonce`. */
  needsNonce: boolean;
  /** What else is checked, in the words of the table of routes. */
  guards: readonly string[];
  /** Everybody may ask it: it is among the methods a refused program is shown. */
  isOpen?: boolean;
  /** `revalidate` sends an ETag, `never` forbids storing the answer. */
  cache: 'revalidate' | 'never';
  /** Set where the body may be a file or a form with one. */
  upload?: RestUpload;
  run(values: SentValues, call: CallRequest): Promise<RestResult>;
}

/** An endpoint by its schemas. */
export interface EndpointDocument {
  /** What it does, in one sentence. */
  summary: string;
  params: Readonly<Record<string, z.core.$ZodType>>;
  /** Names that must be sent. */
  required: readonly string[];
  answer: ResponseDocument;
  /** Whether it answers to everyone. */
  open: boolean;
}

export interface ResponseDocument<Body = unknown> {
  /** 200 where nothing is said. */
  status?: number;
  /** Of JSON; a file has none. */
  schema?: z.core.$ZodType<Body>;
  /** Of a file, such as `text/csv`. */
  type?: string;
}

export interface RestUpload {
  maxBytes: number;
  /** Asked before a byte of the body is read; null where the visitor may send a file. */
  refuse(call: CallRequest): Promise<RestResult | null>;
}

export interface RestRoute {
  namespace: string;
  /** `/products/:id`, or `/settings/:group_id<[\\w-]+>` with a pattern of its own. */
  path: string;
  /** What it answers, as OPTIONS describes it. */
  schema?: { title: string; properties: Readonly<Record<string, FieldDescription>> };
  /** The same by the schema of the answer, or of an entry of the list that is answered. */
  responses?: { title: string; record: z.core.$ZodType };
  /** The body may be a list instead of an object; its entries then have numbers for names. */
  takesList?: boolean;
  methods: Partial<Record<RestMethod, RestEndpoint>>;
}

export function found<Body>(body: Body, paging?: RestResponse['paging']): RestResult<Body> {
  return { ok: true, answer: { body, ...(paging && { paging }) } };
}

export function refused(error: RestError): RestResult<never> {
  return { ok: false, error };
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

interface EndpointChoices<Body> extends Partial<Pick<RestEndpoint, 'needsNonce' | 'cache'>> {
  summary?: string;
  answer?: ResponseDocument<Body>;
}

function neededIn(shape: Shape): string[] {
  return Object.keys(shape).filter((name) => shape[name]?._zod.optin !== 'optional');
}

/** An endpoint whose parameters are checked by a schema before it runs. */
export function endpoint<S extends Shape, Body = unknown>(
  params: z.ZodMiniObject<S>,
  handle: (
    params: z.core.output<z.ZodMiniObject<S>>,
    call: CallRequest,
  ) => Promise<RestResult<Immutable<NoInfer<Body>> | JsonBytes>>,
  { needsNonce = false, cache = 'never', summary, answer: result }: EndpointChoices<Body> = {},
): RestEndpoint {
  const { shape } = params;
  return {
    args: Object.keys(shape),
    params,
    ...(result?.schema && { response: result.schema }),
    ...(summary &&
      result && {
        document: { summary, params: shape, required: neededIn(shape), answer: result, open: true },
      }),
    needsNonce,
    guards: needsNonce ? ['nonce rest'] : [],
    cache,
    async run(raw, call) {
      const parsed = params.safeParse(raw);
      if (parsed.success) return handle(parsed.data, call);
      const missing = Object.keys(params.shape).filter(
        (name) =>
          raw[name] === undefined && parsed.error.issues.some(({ path }) => path[0] === name),
      );
      if (missing.length > 0) return refused(missingParams(missing));
      return refused(paramProblems(parsed.error.issues));
    },
  };
}

const DIGITS = '[\\d]+';
const PARAMETER = /^:(\w+)(?:<(.+)>)?$/;

/** A part called `:id` or ending in `_id` takes digits only, unless it says otherwise. */
function getParameter(part: string): { name: string; pattern: string | null } | null {
  const [, name, pattern] = PARAMETER.exec(part) ?? [];
  if (name === undefined) return null;
  if (pattern !== undefined) return { name, pattern };
  return { name, pattern: name === 'id' || name.endsWith('_id') ? DIGITS : null };
}

function byParts(route: RestRoute, write: (part: string) => string): string {
  return `/${route.namespace}${route.path.split('/').map(write).join('/')}`;
}

/** `/wc/store/v1/products/(?P<id>[\d]+)`, as the index lists it for WordPress clients. */
export function routeName(route: RestRoute): string {
  return byParts(route, (part) => {
    const parameter = getParameter(part);
    return parameter ? `(?P<${parameter.name}>${parameter.pattern ?? '[^/]+'})` : part;
  });
}

/** `/wc/store/v1/products/:id{[0-9]+}`, as the router takes it. */
export function routePattern(route: RestRoute): string {
  return byParts(route, (part) => {
    const parameter = getParameter(part);
    if (parameter === null) return part;
    const { name, pattern } = parameter;
    if (pattern === null) return `:${name}`;
    return `:${name}{${pattern === DIGITS ? '[0-9]+' : pattern}}`;
  });
}
