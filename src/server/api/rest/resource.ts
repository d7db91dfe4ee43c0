import * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import type { RetryChoices } from '#server/platform/database/transaction.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Fields, MAX_COUNT } from '#wire/wc/field.ts';
import type { ImmutableObject } from '#wire/wc/response.ts';
import type { Links } from '#wire/wc/response-parts.ts';
import type { Manager } from '../manager/manager.ts';
import type { ManagedCall, ParamsOf } from './managed-endpoint.ts';
import type { RestError } from './rest-error.ts';

// A resource of the managers' API in one description: its fields, its permission and what reads and
// writes it. `managed-resource.ts` makes its routes.

export type Saved<Output extends object> =
  | { ok: true; item: Output }
  | { ok: false; error: RestError };

/** What a few resources respond where something was deleted. */
export interface Deleted<Output extends object> {
  readonly deleted: boolean;
  readonly previous: Output;
}

export type Prepared<T> = { ok: true; input: T } | { ok: false; error: RestError };

/** What reading functions get. */
export interface ReadRequest {
  ctx: ShopContext;
  manager: Manager;
  /** The parameters of the path: `{ attribute_id: '3' }`. */
  parts: Readonly<Record<string, string>>;
  /** The shop's address, for links. */
  origin: string;
  /** Digits after the point of amounts, where `hasAmounts` lets a program ask for others. */
  decimals?: number | undefined;
}

/** What writing functions get: `ctx.db` is the transaction. */
export interface WriteRequest extends ReadRequest, Pick<RecordedChange, 'actor'> {
  /** Writes the entry of the manager's log. */
  record: RecordedChange['record'];
}

export interface Listed<Output extends object> {
  items: readonly Output[];
  /** Left out by the few lists that have no pages. */
  total?: number;
  /** The items are cached: while nothing changes, the next list has the same objects. */
  cached?: boolean;
}

export type Id = number | string;
export type PartialOf<F extends Fields> = z.output<
  z.ZodMiniObject<{ [Name in keyof F]: z.ZodMiniOptional<F[Name]> }>
>;

/** An entry of a batch; without an id it is new. */
export interface ResourceRequest<I extends Id, Input extends Fields> {
  id: I | null;
  input: PartialOf<Input>;
}

/** An item as the functions of its resource return it. */
export type ResponseItem<Output extends object> = ImmutableObject<NoInfer<Output>>;

export interface ResourceParts<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object = object,
> {
  namespace: string;
  /** Of the list: `/taxes`. */
  path: string;
  /** The last part of an item's path; `:id` unless it says otherwise. */
  idPart?: string;
  idOf(text: string): I;
  /** As OPTIONS calls it, such as `tax`. */
  title: string;
  permission: Permission | { read: Permission; write: Permission };
  /** What can be written; no field is required unless `required` names it, and then only to create. */
  input: Input;
  required?: readonly (keyof Input & string)[];
  /** What is only read, as OPTIONS describes it. */
  readOnly?: Fields;
  /** An item of a response without its links. */
  response?: z.ZodMiniType<Output>;
  /** Of the list; `listFields` has what most lists take. */
  query: Query;
  missing: RestError;
  /** What takes long, such as fetching a picture: it is done before the transaction begins. */
  prepare?(request: ReadRequest, input: PartialOf<Input>): Promise<Prepared<PartialOf<Input>>>;
  /** Its list only reads, and a replica may serve it. */
  replica?: boolean;
  /** An item is read with `dp`, the digits after the point of its amounts. */
  hasAmounts?: boolean;
  list?(
    request: ReadRequest,
    query: ParamsOf<Query>,
  ): Promise<Listed<ResponseItem<Output>> | RestError>;
  read?(request: ReadRequest, id: I): Promise<ResponseItem<Output> | null>;
  create?(request: WriteRequest, input: PartialOf<Input>): Promise<Saved<ResponseItem<Output>>>;
  /** Read committed where conditional UPDATEs and unique keys hold every rule of `create`. */
  createIsolation?: NonNullable<RetryChoices['isolation']>;
  /** What must not be done inside the transaction, such as asking a payment provider. */
  afterCreate?(
    request: ReadRequest,
    item: ResponseItem<Output>,
  ): Promise<Saved<ResponseItem<Output>>>;
  update?(
    request: WriteRequest,
    id: I,
    input: PartialOf<Input>,
  ): Promise<Saved<ResponseItem<Output>>>;
  remove?(
    request: WriteRequest,
    id: I,
    force: boolean,
  ): Promise<Saved<ResponseItem<Output> | Deleted<ResponseItem<Output>>>>;
  /** The writes of a batch together; each answers for itself, and one that is refused writes nothing. */
  saveMany?(
    request: WriteRequest,
    requests: readonly ResourceRequest<I, Input>[],
  ): Promise<Saved<ResponseItem<Output>>[]>;
  /** Links of an item beside those to itself and its list; `base` ends before the namespace. */
  links?(
    item: ResponseItem<Output>,
    base: string,
    parts: Readonly<Record<string, string | undefined>>,
  ): Links;
  /** A resource that can be put in the trash; all others ask for `force`. */
  trash?: boolean;
  /** The answer to creating, which is 201 nearly everywhere. */
  createdStatus?: number;
  batch?: boolean;
}

/** What is no number, as in the list of a batch, is the number that no row has. */
export const numericId = (text: string) =>
  /^\d+$/.test(text) ? Math.min(Number(text), MAX_COUNT) : 0;
export const textId = (text: string) => text;

export function optionalFields<F extends Fields>(fields: F) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field)]),
  ) as { [Name in keyof F]: z.ZodMiniOptional<F[Name]> };
}

type ReadInput<F extends Fields> =
  | { ok: true; input: PartialOf<F> }
  | { ok: false; issues: z.core.$ZodIssue[] };

export function readInput<F extends Fields>(fields: F, value: unknown): ReadInput<F> {
  const parsed = z.object(optionalFields(fields)).safeParse(value);
  // What the schema of these fields gives is what PartialOf describes.
  return parsed.success
    ? { ok: true, input: parsed.data as PartialOf<F> }
    : { ok: false, issues: parsed.error.issues };
}

export function writeRequest(call: ManagedCall, change: RecordedChange): WriteRequest {
  const { manager, parts, origin } = call;
  return { ctx: change.ctx, record: change.record, actor: change.actor, manager, parts, origin };
}
