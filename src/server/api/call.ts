import type * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import type { FragmentRenderer } from '#server/pages/fragment-renderer.ts';
import type { UploadIntake } from '#server/platform/http/uploads/upload-intake.ts';
import { checkNonce, type NonceKind } from '#server/platform/nonces.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type InputProblem, readInput } from '#wire/forms/read-input.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';

/** What the handlers need from the program around them. */
export interface CallDeps {
  /** Database, settings and time for one request. */
  context(): ShopContext | Promise<ShopContext>;
  /** From loadSecret: what nonces are made with. */
  secret: string;
  /** The shop's public address without a path, such as https://shop.example. */
  origin(request: Request): string;
  /** Called with every failure a call ran into; the client sees only its status. */
  failed(error: unknown, request: Request): void;
  render: FragmentRenderer;
  /** Takes what visitors send, within the limits of each and of all. */
  uploads: UploadIntake;
}

export interface CallRequest {
  ctx: ShopContext;
  request: Request;
  origin: string;
  secret: string;
  /** Everything that was sent as a nonce, in a field or in the header. */
  nonces: readonly unknown[];
  files: Record<string, File[]>;
  render: FragmentRenderer;
  /** Whether the answer has the shop's own data beside the keys that every script reads. */
  withVitrineData: boolean;
  /** Cookies set here go out with the answer. */
  visitor: Visitor;
}

/** Query and body together; where both name a value, the body counts. */
export type SentValues = Readonly<Record<string, unknown>>;

/** What is checked before a call's input is read, and before any file of it is taken. */
export interface CallGuards {
  /** Calls change something unless they say otherwise, and a change is never made by GET. */
  readOnly?: boolean;
  /** The kind of nonce the call asks for, any of them where it names several; without it the origin check alone guards the call. */
  nonce?: NonceKind | readonly NonceKind[];
  /** What the visitor must be allowed to do. */
  permission?: Permission;
  /** Bytes of files the call accepts, all together; without it files are left out. */
  fileBytes?: number;
  /** A field that holds a whole form as one string; fields beside it take precedence. */
  formField?: string;
  /**
   * Answers in place of the call, such as a rate limit; null lets it through. It is asked before the
   * body is read: `nonces` are those of the address and the headers.
   */
  guard?(call: CallRequest): Response | null;
  /** The answer to a missing or wrong nonce, where it is not the usual one. */
  refuseNonce?(call: CallRequest): Response;
}

/** A shop call or a generic call. */
export interface Call extends CallGuards {
  run(values: SentValues, call: CallRequest): Promise<Response>;
}

export type CallList = Readonly<Record<string, Call>>;

type Schema<S> = S | ((settings: Settings) => S);

interface CallParts<S extends z.ZodMiniType> extends CallGuards {
  input: Schema<S>;
  handle(input: z.output<S>, call: CallRequest): Promise<Response>;
}

interface RefusingParts<S extends z.ZodMiniType, Code extends string> extends CallParts<S> {
  /** Codes the schema refuses with. */
  problems: readonly Code[];
  refuse(problems: InputProblem<Code>[], call: CallRequest): Promise<Response>;
}

/** A call whose input is read by its schema, which takes whatever was sent. */
export function defineCall<S extends z.ZodMiniType>(parts: CallParts<S>): Call {
  const { input, handle, ...guards } = parts;
  return {
    ...guards,
    run: (values, call) => handle(toSchema(input, call).parse(values), call),
  };
}

/** A call whose schema refuses some inputs: the problems are answered in the call's own shape. */
export function defineCheckedCall<S extends z.ZodMiniType, Code extends string>(
  parts: RefusingParts<S, Code>,
): Call {
  const { input, problems, handle, refuse, ...guards } = parts;
  return {
    ...guards,
    async run(values, call) {
      const read = readInput(toSchema(input, call), problems, values);
      return read.ok ? handle(read.input, call) : refuse(read.problems, call);
    },
  };
}

function toSchema<S extends z.ZodMiniType>(input: Schema<S>, { ctx }: CallRequest): S {
  return typeof input === 'function' ? input(ctx.settings) : input;
}

/** The review form has a name of its own for it. */
const nonceFields = ['nonce', '_wpnonce', 'security', REVIEW_FIELDS.nonce];

export function noncesIn(values: SentValues, request: Request): unknown[] {
  return [...nonceFields.map((name) => values[name]), request.headers.get('x-wp-nonce')];
}

/** True when the request carries a good nonce of the kind, in a field or in the header. */
export function holdsNonce(
  kind: NonceKind | readonly NonceKind[],
  { ctx, secret, nonces }: Pick<CallRequest, 'ctx' | 'secret' | 'nonces'>,
): boolean {
  const kinds = [kind].flat();
  return nonces.some((nonce) => kinds.some((each) => checkNonce(secret, each, nonce, ctx.now)));
}
