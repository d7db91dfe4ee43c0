import * as z from 'zod/mini';
import { isJsonObject } from '#rules/json/json-value.ts';
import type { Permission } from '#rules/permissions/permissions.ts';
import { inSavepoint } from '#server/platform/database/savepoint.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { type Fields, listOf, mixed } from '#wire/wc/field.ts';
import { batchAtOnce } from './batch-at-once.ts';
import { failed, idIn, toText } from './batch-entry.ts';
import { type ManagedCall, managed } from './managed-endpoint.ts';
import { missingParams, paramProblems } from './param-problems.ts';
import {
  type Id,
  optionalFields,
  type PartialOf,
  type Prepared,
  type ResourceParts,
  type Saved,
  type WriteRequest,
  writeRequest,
} from './resource.ts';
import type { RestError } from './rest-error.ts';
import { type ResponseDocument, type RestEndpoint, refused } from './rest-route.ts';

// Up to a hundred writes of one resource in one transaction. Each is undone by itself when it fails and
// reports its own error; the others stand.
// Example: { create: [{ name: 'B1' }], delete: [7] } answers { create: [{ id: 9, … }], delete: [{ … }] }.

const MAX_ITEMS = 100;
const KINDS = ['create', 'update', 'delete'] as const;
type Kind = (typeof KINDS)[number];

const items = z.optional(listOf(mixed()));
const params = { create: items, update: items, delete: items };

const tooLarge: RestError = {
  code: 'woocommerce_rest_request_entity_too_large',
  message: `Unable to accept more than ${MAX_ITEMS} items for this request.`,
  status: 413,
};

interface BatchParts<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
> {
  namespace: string;
  permission: Permission;
  summary: string;
  answer: ResponseDocument;
  resource: ResourceParts<I, Query, Input, Output>;
  idName: string;
  linked(call: ManagedCall, item: object): object;
}

export function batchEndpoint<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>({
  namespace,
  permission,
  summary,
  answer: document,
  resource,
  idName,
  linked,
}: BatchParts<I, Query, Input, Output>): RestEndpoint {
  const apply = getWriter(resource, idName);
  const readEntry = getReader(resource, idName);
  return managed({
    namespace,
    permission,
    action: 'batch',
    summary,
    answer: document,
    params,
    async handle(sent, call) {
      const count = KINDS.reduce((sum, kind) => sum + (sent[kind]?.length ?? 0), 0);
      if (count > MAX_ITEMS) return refused(tooLarge);
      const { saveMany } = resource;
      if (saveMany) {
        const body = await batchAtOnce({ resource: { ...resource, saveMany }, idName }, sent, call);
        return { ok: true, answer: { body: withLinks(body, (item) => linked(call, item)) } };
      }
      // What takes long, such as hashing a password, is done before the transaction begins.
      const ready = new Map<unknown, Ready<Input>>();
      for (const kind of ['create', 'update'] as const) {
        for (const each of sent[kind] ?? []) ready.set(each, await readEntry(kind, each, call));
      }
      const { body } = await changeAs(call.ctx, call.manager, async (change) => {
        const request = writeRequest(call, change);
        const result: Partial<Record<Kind, object[]>> = {};
        for (const kind of KINDS) {
          const entries = sent[kind];
          if (entries === undefined) continue;
          const done: object[] = [];
          for (const each of entries) {
            const saved = await inSavepoint(change.ctx.db, () =>
              apply(kind, request, each, ready.get(each)),
            );
            done.push(saved.ok ? linked(call, saved.item) : failed(each, idName, saved.error));
          }
          result[kind] = done;
        }
        return { ok: true, body: result };
      });
      return { ok: true, answer: { body } };
    },
  });
}

/** Items that were saved have links; an error has none. */
function withLinks(
  body: Readonly<Record<string, readonly object[]>>,
  linked: (item: object) => object,
) {
  return Object.fromEntries(
    Object.entries(body).map(([kind, done]) => [
      kind,
      done.map((item) => ('error' in item ? item : linked(item))),
    ]),
  );
}

type Ready<Input extends Fields> = Prepared<PartialOf<Input>>;
type Apply<Input extends Fields> = (
  kind: Kind,
  request: WriteRequest,
  entry: unknown,
  ready: Ready<Input> | undefined,
) => Promise<Saved<object>>;

/** The fields of one entry, checked and prepared. */
function getReader<I extends Id, Query extends Fields, Input extends Fields, Output extends object>(
  { input, prepare, required = [] }: ResourceParts<I, Query, Input, Output>,
  idName: string,
) {
  const schema = z.object(optionalFields(input));
  return async (kind: Kind, entry: unknown, call: ManagedCall): Promise<Ready<Input>> => {
    const values = isJsonObject(entry) ? entry : {};
    const absent = kind === 'create' ? required.filter((name) => values[name] === undefined) : [];
    if (absent.length > 0) return { ok: false, error: missingParams(absent) };
    const parsed = schema.safeParse(entry);
    if (!parsed.success) return { ok: false, error: paramProblems(parsed.error.issues) };
    if (!prepare) return { ok: true, input: parsed.data };
    const id = kind === 'create' ? '' : toText(idIn(entry, idName));
    return prepare({ ...call, parts: { ...call.parts, [idName]: id } }, parsed.data);
  };
}

function getWriter<I extends Id, Query extends Fields, Input extends Fields, Output extends object>(
  resource: ResourceParts<I, Query, Input, Output>,
  idName: string,
): Apply<Input> {
  const { create, update, remove, read, idOf: getId, missing } = resource;
  const fail = (error: RestError): Saved<object> => ({ ok: false, error });
  return async (kind, request, entry, ready) => {
    const id = kind === 'create' ? null : getId(toText(idIn(entry, idName)));
    if (id !== null && read && (await read(request, id)) === null) return fail(missing);
    if (kind === 'delete') {
      return id !== null && remove ? remove(request, id, true) : fail(missing);
    }
    if (!ready?.ok) return fail(ready?.error ?? missing);
    if (id === null) return create ? create(request, ready.input) : fail(missing);
    return update ? update(request, id, ready.input) : fail(missing);
  };
}
