import { isJsonObject } from '#rules/json/json-value.ts';
import { inSavepoint } from '#server/platform/database/savepoint.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { Fields } from '#wire/wc/field.ts';
import { type FailedEntry, failed, idIn, toText } from './batch-entry.ts';
import type { ManagedCall } from './managed-endpoint.ts';
import { missingParams, paramProblems } from './param-problems.ts';
import {
  type Deleted,
  type Id,
  type PartialOf,
  type Prepared,
  type ResourceParts,
  type ResourceRequest,
  type ResponseItem,
  readInput,
  writeRequest,
} from './resource.ts';

// A batch of a resource that saves many items for little more than one. What is wrong with an entry by
// itself is found before the transaction; the rest is read, checked and written together.

type Kind = 'create' | 'update' | 'delete';
type Entry<Item extends object> = Item | FailedEntry;
export type BatchBody<Item extends object> = Partial<Record<Kind, Entry<Item>[]>>;
type BatchItem<Output extends object> = ResponseItem<Output> | Deleted<ResponseItem<Output>>;
type Sent = { readonly [K in Kind]?: readonly unknown[] | undefined };

interface AtOnce<I extends Id, Query extends Fields, Input extends Fields, Output extends object> {
  resource: ResourceParts<I, Query, Input, Output> &
    Required<Pick<ResourceParts<I, Query, Input, Output>, 'saveMany'>>;
  idName: string;
}

export async function batchAtOnce<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>(
  { resource, idName }: AtOnce<I, Query, Input, Output>,
  sent: Sent,
  call: ManagedCall,
): Promise<BatchBody<BatchItem<Output>>> {
  const { saveMany, remove, idOf: getId, missing } = resource;
  const entries = (['create', 'update'] as const).flatMap((kind) =>
    (sent[kind] ?? []).map((entry) => ({ kind, given: entry })),
  );
  const ready: Prepared<PartialOf<Input>>[] = [];
  for (const { kind, given: entry } of entries)
    ready.push(await readEntry(resource, call, kind, entry));
  const requests = entries.flatMap(
    ({ kind, given: entry }, at): (ResourceRequest<I, Input> & { at: number })[] => {
      const read = ready[at];
      if (!read?.ok) return [];
      const id = kind === 'create' ? null : getId(toText(idIn(entry, idName)));
      return [{ at, id, input: read.input }];
    },
  );
  const { saved, gone } = await changeAs(call.ctx, call.manager, async (change) => {
    const request = writeRequest(call, change);
    const saved = requests.length > 0 ? await saveMany(request, requests) : [];
    const gone: Entry<BatchItem<Output>>[] = [];
    for (const entry of sent.delete ?? []) {
      const id = getId(toText(idIn(entry, idName)));
      const done = await inSavepoint(change.ctx.db, async () =>
        remove ? remove(request, id, true) : { ok: false as const, error: missing },
      );
      gone.push(done.ok ? done.item : failed(entry, idName, done.error));
    }
    return { ok: true, saved, gone };
  });
  const results = entries.map(({ given: entry }, at): Entry<BatchItem<Output>> => {
    const read = ready[at];
    if (read?.ok === false) return failed(entry, idName, read.error);
    const done = saved[requests.findIndex((request) => request.at === at)];
    return done?.ok ? done.item : failed(entry, idName, done?.error ?? missing);
  });
  const created = sent.create?.length ?? 0;
  return {
    ...(sent.create && { create: results.slice(0, created) }),
    ...(sent.update && { update: results.slice(created) }),
    ...(sent.delete && { delete: gone }),
  };
}

async function readEntry<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>(
  { input, required = [], prepare }: ResourceParts<I, Query, Input, Output>,
  call: ManagedCall,
  kind: 'create' | 'update',
  entry: unknown,
): Promise<Prepared<PartialOf<Input>>> {
  const values = isJsonObject(entry) ? entry : {};
  const absent = kind === 'create' ? required.filter((name) => values[name] === undefined) : [];
  if (absent.length > 0) return { ok: false, error: missingParams(absent) };
  const read = readInput(input, entry);
  if (!read.ok) return { ok: false, error: paramProblems(read.issues) };
  return prepare ? prepare(call, read.input) : read;
}
