import * as z from 'zod/mini';
import type { RetryChoices } from '#server/platform/database/transaction.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { describeFields, type Fields, flag } from '#wire/wc/field.ts';
import { amountDigits, contextField, paging } from '#wire/wc/list-query.ts';
import type { Links } from '#wire/wc/response-parts.ts';
import { batchEndpoint } from './batch-resource.ts';
import { getEtag, unchanged } from './conflict.ts';
import { type ManagedCall, managed } from './managed-endpoint.ts';
import { changedSince, postTrashNotSupported, trashNotSupported } from './refusals.ts';
import {
  type Id,
  type Listed,
  optionalFields,
  type PartialOf,
  type Prepared,
  type ResourceParts,
  type ResponseItem,
  type Saved,
  type WriteRequest,
  writeRequest,
} from './resource.ts';
import { getDocuments } from './resource-documents.ts';
import { type RestResponse, type RestResult, type RestRoute, refused } from './rest-route.ts';
import { getContext, inContext, isInteger } from './shape-response.ts';
import { writtenItems } from './written-items.ts';

// The routes of a resource, from its one description: the list, the single item and the batch, with
// OPTIONS, paging, conflicts and the manager's log. Writes get a transaction in `ctx.db`; a batch runs
// all of its writes in one.

/** The routes of one resource: list, item and batch, as far as it has them. */
export function managedResource<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object = object,
>(parts: ResourceParts<I, Query, Input, Output>): RestRoute[] {
  const { namespace, path, input, idOf: getId, missing } = parts;
  const itemPath = `${path}/${parts.idPart ?? ':id'}`;
  const idName = /:(\w+)/.exec(parts.idPart ?? ':id')?.[1] ?? 'id';
  const permission =
    typeof parts.permission === 'string'
      ? { read: parts.permission, write: parts.permission }
      : parts.permission;
  const reading = { namespace, permission: permission.read };
  const writing = { namespace, permission: permission.write };
  const schema = {
    title: parts.title,
    properties: { ...markedReadOnly(parts.readOnly ?? {}), ...describeFields(input) },
  };
  const noTrash = namespace.startsWith('wc') ? trashNotSupported : postTrashNotSupported;
  const optional = optionalFields(input);
  const idIn = (call: ManagedCall) => getId(call.parts[idName] ?? '');
  const documents = getDocuments(parts);
  const paths: Paths<ResponseItem<Output>> = {
    namespace,
    path,
    itemPath,
    idName,
    links: parts.links,
  };
  const linked = (call: ManagedCall, item: ResponseItem<Output>) => withLinks(call, paths, item);

  const routes: RestRoute[] = [];
  const { list, read, create, update, remove } = parts;
  const listMethods: RestRoute['methods'] = {};
  if (list) {
    listMethods.GET = managed({
      ...reading,
      action: 'list',
      ...(parts.replica && { replica: true }),
      ...documents.list,
      params: parts.query,
      async handle(query, call) {
        const listed = await list(call, query);
        if ('code' in listed) return refused(listed);
        const context = getContext(call.sent);
        const body =
          listed.cached && isInteger(call.sent)
            ? writtenItems(listed.items, `${listAddress(call, paths)} ${context}`, (item) =>
                inContext(linked(call, item), context, schema.properties),
              )
            : listed.items.map((item) => linked(call, item));
        return { ok: true, answer: { body, ...getPages(listed, query) } };
      },
    });
  }
  if (create) {
    listMethods.POST = managed({
      ...writing,
      action: 'create',
      ...documents.create,
      params: optional,
      required: parts.required ?? [],
      async handle(input, call) {
        const ready = await prepared(parts, call, input);
        if (!ready.ok) return refused(ready.error);
        const written = await change(call, (request) => create(request, ready.input), {
          isolation: parts.createIsolation ?? 'serializable',
        });
        const saved =
          written.ok && parts.afterCreate ? await parts.afterCreate(call, written.item) : written;
        if (!saved.ok) return refused(saved.error);
        const item = linked(call, saved.item);
        const status = parts.createdStatus ?? 201;
        const headers = { location: itemAddress(call, paths, item), etag: getEtag(saved.item) };
        return { ok: true, answer: { body: item, status, ...(status === 201 && { headers }) } };
      },
    });
  }
  if (Object.keys(listMethods).length > 0) {
    routes.push({ namespace, path, schema, methods: listMethods });
  }
  const itemMethods: RestRoute['methods'] = {};
  if (read) {
    const about = { ...reading, action: 'view', ...documents.read } as const;
    const context = z._default(contextField, 'view');
    const view = async (call: ManagedCall, decimals?: number) => {
      const item = await read({ ...call, decimals }, idIn(call));
      return item === null ? refused(missing) : toResponse(linked(call, item), item);
    };
    itemMethods.GET = parts.hasAmounts
      ? managed({
          ...about,
          params: { context, dp: amountDigits },
          handle: ({ dp }, call) => view(call, dp),
        })
      : managed({ ...about, params: { context }, handle: (_, call) => view(call) });
  }
  if (update) {
    const edit = managed({
      ...writing,
      action: 'edit',
      ...documents.update,
      params: optional,
      async handle(input, call) {
        const ready = await prepared(parts, call, input);
        if (!ready.ok) return refused(ready.error);
        const saved = await change(call, async (request) => {
          const current = (await read?.(request, idIn(call))) ?? null;
          if (read && current === null) return { ok: false, error: missing };
          if (current !== null && !unchanged(call.request, current)) {
            return { ok: false, error: changedSince };
          }
          return update(request, idIn(call), ready.input);
        });
        return saved.ok ? toResponse(linked(call, saved.item), saved.item) : refused(saved.error);
      },
    });
    Object.assign(itemMethods, { POST: edit, PUT: edit, PATCH: edit });
  }
  if (remove) {
    itemMethods.DELETE = managed({
      ...writing,
      action: 'delete',
      ...documents.remove,
      params: { force: z._default(flag(), false) },
      async handle({ force }, call) {
        if (!force && !parts.trash) return refused(noTrash);
        const saved = await change(call, async (request) => {
          const current = (await read?.(request, idIn(call))) ?? null;
          if (read && current === null) return { ok: false, error: missing };
          if (current !== null && !unchanged(call.request, current)) {
            return { ok: false, error: changedSince };
          }
          return remove(request, idIn(call), force);
        });
        if (!saved.ok) return refused(saved.error);
        // Some resources answer what is gone inside of another record, which has no address.
        const body = 'deleted' in saved.item ? saved.item : linked(call, saved.item);
        return { ok: true, answer: { body } };
      },
    });
  }
  if (Object.keys(itemMethods).length > 0) {
    routes.push({ namespace, path: itemPath, schema, methods: itemMethods });
  }
  if (parts.batch) {
    const batch = batchEndpoint({
      ...writing,
      ...documents.batch,
      resource: parts,
      idName,
      linked,
    });
    // Before `:id`, which may be any word.
    routes.unshift({
      namespace,
      path: `${path}/batch`,
      methods: { POST: batch, PUT: batch, PATCH: batch },
    });
  }
  return routes;
}

function markedReadOnly(fields: Fields) {
  return Object.fromEntries(
    Object.entries(describeFields(fields)).map(([name, description]) => [
      name,
      { ...description, readonly: true },
    ]),
  );
}

async function prepared<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>(
  { prepare }: ResourceParts<I, Query, Input, Output>,
  call: ManagedCall,
  input: PartialOf<Input>,
): Promise<Prepared<PartialOf<Input>>> {
  return prepare ? prepare(call, input) : { ok: true, input };
}

function change<Item extends object>(
  call: ManagedCall,
  work: (request: WriteRequest) => Promise<Saved<Item>>,
  choices?: RetryChoices,
): Promise<Saved<Item>> {
  return changeAs(call.ctx, call.manager, (change) => work(writeRequest(call, change)), choices);
}

function toResponse(body: object, item: object): RestResult {
  return { ok: true, answer: { body, headers: { etag: getEtag(item) } } };
}

const pageSchema = z.object(paging);

/** A list that takes no page is one page. */
function getPages(
  { total }: Pick<Listed<object>, 'total'>,
  query: object,
): Pick<RestResponse, 'paging'> {
  if (total === undefined) return {};
  if (!('per_page' in query)) return { paging: { total, page: 1, perPage: Math.max(1, total) } };
  const { page, per_page: perPage } = pageSchema.parse(query);
  return { paging: { total, page, perPage } };
}

interface Paths<Item extends object> {
  namespace: string;
  path: string;
  itemPath: string;
  idName: string;
  links: ((item: Item, base: string, parts: Located['parts']) => Links) | undefined;
}

type Located = Pick<ManagedCall, 'origin' | 'parts'>;

function toAddress(
  { origin }: Located,
  namespace: string,
  pattern: string,
  values: Readonly<Record<string, unknown>>,
): string {
  const filled = pattern.replace(/:(\w+)(?:<[^/]+>)?/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return `${origin}/wp-json/${namespace}${filled}`;
}

function itemAddress<Item extends object>(
  call: Located,
  { namespace, itemPath, idName }: Paths<Item>,
  item: Item,
): string {
  const named = new Map(Object.entries(item));
  const values = { ...call.parts, [idName]: named.get(idName) ?? named.get('id') };
  return toAddress(call, namespace, itemPath, values);
}

function listAddress(call: Located, { namespace, path }: Paths<never>): string {
  return toAddress(call, namespace, path, call.parts);
}

/** `_links` to the item itself and to its list; an item may bring more. */
function withLinks<Item extends object>(call: Located, paths: Paths<Item>, item: Item) {
  const links = {
    self: [{ href: itemAddress(call, paths, item) }],
    collection: [{ href: listAddress(call, paths) }],
  };
  const named = paths.links?.(item, `${call.origin}/wp-json`, call.parts);
  const more = {
    ...named,
    ...('_links' in item && typeof item._links === 'object' && item._links),
  };
  return { ...item, _links: { ...links, ...more } };
}
