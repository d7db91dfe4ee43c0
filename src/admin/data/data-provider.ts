import {
  type DataProvider,
  type GetManyParams,
  type GetOneParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { Query } from '../rest/rest-address.ts';
import type { RestClient, RestRequest } from '../rest/rest-client.ts';
import type { RestProblem } from '../rest/rest-problem.ts';
import { type ConflictRow, changedFields, conflictRows, isSavedAlready } from './conflict.ts';
import { listQuery } from './list-query.ts';
import { getSorts, hasTrash, toPath } from './resources.ts';

/** What the person decides where somebody else has saved meanwhile. */
export type ConflictChoice = 'mine' | 'theirs' | 'stay';
export type AskAboutConflict = (rows: readonly ConflictRow[]) => Promise<ConflictChoice>;

/** Field of a record that holds the ETag it was read with; it is never sent. */
const VERSION = '_version';
const CONFLICT = 412;

/** react-admin's way to the shop: every resource by the same API that other programs use. */
export function createDataProvider(client: RestClient, askAbout: AskAboutConflict): DataProvider {
  async function send(request: RestRequest) {
    const response = await client.send(request);
    if (response.ok) return response;
    throw toError(response.problem);
  }

  async function one<R extends RaRecord>(request: RestRequest): Promise<{ data: R }> {
    const { data, headers } = await send(request);
    return { data: versioned(toRecord<R>(data), headers) };
  }

  /**
   * Saves what was read in a certain version. Where somebody else has saved meanwhile, the person sees
   * both and chooses; their own changes alone are then sent, so that nothing else is written back.
   */
  async function save<R extends RaRecord>(
    path: string,
    data: Fields,
    base: Fields,
  ): Promise<{ data: R }> {
    const { [VERSION]: read, ...fields } = data;
    let sent: Fields = fields;
    let headers = getCondition(read ?? base[VERSION], base.date_modified_gmt);
    for (;;) {
      const response = await client.send({ path, method: 'PUT', data: sent, headers });
      if (response.ok) return { data: versioned(toRecord<R>(response.data), response.headers) };
      if (response.problem.status !== CONFLICT) throw toError(response.problem);
      const { data: theirs } = await one<R>({ path });
      if (isSavedAlready(base, fields, theirs)) return { data: theirs };
      const choice = await askAbout(conflictRows(base, fields, theirs));
      if (choice === 'theirs') return { data: theirs };
      if (choice === 'stay') throw toError(response.problem);
      sent = changedFields(base, fields);
      headers = getCondition(theirs[VERSION], theirs.date_modified_gmt);
    }
  }

  async function list<R extends RaRecord>(resource: string, query: Query) {
    const { data, headers } = await send({ path: toPath(resource), query });
    const rows = Array.isArray(data) ? data.map((row: unknown) => toRecord<R>(row)) : [];
    return { data: rows, total: Number(headers.get('x-wp-total') ?? rows.length) };
  }

  const at = (resource: string, id: Identifier) => `${toPath(resource)}/${id}`;
  const batch = (resource: string, data: unknown) =>
    send({ path: `${toPath(resource)}/batch`, method: 'POST', data });

  return {
    getList: (resource, params) => list(resource, toRequest(resource, params)),
    // A customer is also found by the address from before the account, whose number is another id.
    async getOne<R extends RaRecord>(resource: string, { id }: GetOneParams<R>) {
      const { data } = await one<R>({ path: at(resource, id) });
      return { data: { ...data, id } };
    },
    async getMany<R extends RaRecord>(resource: string, { ids }: GetManyParams<R>) {
      if (ids.length === 0) return { data: [] };
      const query = { include: ids, per_page: Math.min(ids.length, 100) };
      return { data: (await list<R>(resource, query)).data };
    },
    getManyReference: (resource, params) => {
      const query = { ...toRequest(resource, params), [params.target]: params.id };
      return list(resource, query);
    },
    create: (resource, { data }) => one({ path: toPath(resource), method: 'POST', data }),
    update: (resource, { id, data, previousData }) =>
      save(at(resource, id), data, previousData ?? {}),
    updateMany: async (resource, { ids, data }) => {
      await batch(resource, { update: ids.map((id) => ({ ...data, id })) });
      return { data: [...ids] };
    },
    delete: (resource, { id }) =>
      one({ path: at(resource, id), method: 'DELETE', query: { force: !hasTrash(resource) } }),
    deleteMany: async (resource, { ids }) => {
      // A batch deletes for good.
      if (hasTrash(resource)) {
        for (const id of ids) await send({ path: at(resource, id), method: 'DELETE' });
      } else {
        await batch(resource, { delete: [...ids] });
      }
      return { data: [...ids] };
    },
  };
}

function toError({ message, status, fields, code }: RestProblem): HttpError {
  return new HttpError(message, status, { code, errors: innermost(fields) });
}

/** An error of a group that no field shows would never be cleared, and refuse every later Save. */
function innermost(fields: RestProblem['fields']): Record<string, string> {
  const names = Object.keys(fields);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.some((each) => each.startsWith(`${name}.`))),
  );
}

/** A weak tag is of the bytes of an answer, not of the item. */
function versioned<R extends RaRecord>(record: R, headers: Headers): R {
  const tag = headers.get('etag');
  return tag === null || tag.startsWith('W/') ? record : { ...record, [VERSION]: tag };
}

/** Rows of a list have no version, but most say when they were last changed. */
function getCondition(version: unknown, changed: unknown): Record<string, string> {
  if (typeof version === 'string') return { 'if-match': version };
  if (typeof changed !== 'string') return {};
  return { 'if-unmodified-since': new Date(`${changed}Z`).toUTCString() };
}

type Fields = Readonly<Record<string, unknown>>;

interface ListParams {
  pagination?: { page: number; perPage: number } | undefined;
  sort?: { field: string; order: string } | undefined;
  filter?: Record<string, unknown>;
}

function toRequest(resource: string, { pagination, sort, filter }: ListParams): Query {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  return listQuery({
    page,
    perPage,
    sort: sort ?? { field: 'id', order: 'DESC' },
    sorts: getSorts(resource),
    filter: filter ?? {},
  });
}

function toRecord<R extends RaRecord>(value: unknown): R {
  if (isRecord<R>(value)) return value;
  throw new HttpError('The answer has no id.', 500);
}

/**
 * A record of its resource, by `ResourceRecords`: the server returns that type, so here its id alone is
 * checked.
 */
function isRecord<R extends RaRecord>(value: unknown): value is R {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'number' || typeof value.id === 'string';
}
