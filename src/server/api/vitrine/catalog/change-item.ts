import type { ChangedThing } from '#server/platform/manager-log/manager-changes.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { getEtag, unchanged } from '../../rest/conflict.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { changedSince } from '../../rest/refusals.ts';
import {
  type ReadRequest,
  type Saved,
  type WriteRequest,
  writeRequest,
} from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { type RestResult, refused } from '../../rest/rest-route.ts';

// For what a product or a review has exactly one of: it is read, changed and read again, with the
// conflict rule, the transaction and the log of every resource.

export interface OneItem<T extends object> {
  /** The name of the resource in the manager's log. */
  resource: string;
  id: number;
  partOf?: ChangedThing;
  missing: RestError;
  read(request: ReadRequest): Promise<T | null>;
}

function toResponse<T extends object>(item: T): RestResult<T> {
  return { ok: true, answer: { body: item, headers: { etag: getEtag(item) } } };
}

export async function readItem<T extends object>(
  call: ManagedCall,
  { read, missing }: OneItem<T>,
): Promise<RestResult<T>> {
  const item = await read(call);
  return item ? toResponse(item) : refused(missing);
}

/** `work` writes and answers what it refused, or null. */
export async function changeItem<T extends object>(
  call: ManagedCall,
  { resource, id, partOf, missing, read }: OneItem<T>,
  work: (request: WriteRequest) => Promise<RestError | null>,
): Promise<RestResult<T>> {
  const saved = await changeAs(call.ctx, call.manager, async (change): Promise<Saved<T>> => {
    const request = writeRequest(call, change);
    const before = await read(request);
    if (!before) return { ok: false, error: missing };
    if (!unchanged(call.request, before)) return { ok: false, error: changedSince };
    const error = await work(request);
    if (error) return { ok: false, error };
    const after = await read(request);
    if (!after) return { ok: false, error: missing };
    await change.record({ resource, id, partOf, action: 'updated', before, after });
    return { ok: true, item: after };
  });
  return saved.ok ? toResponse(saved.item) : refused(saved.error);
}
