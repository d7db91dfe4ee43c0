import { type DataProvider, HttpError, type Identifier } from 'react-admin';
import type { Query } from '../rest/rest-address.ts';
import type { RestClient, RestRequest } from '../rest/rest-client.ts';
import { listQuery } from './list-query.ts';
import { hasTrash, pathOf } from './resources.ts';

/** react-admin's way to the shop: every resource by the same API that other programs use. */
export function createDataProvider(client: RestClient): DataProvider {
  async function send(request: RestRequest) {
    const answer = await client.send(request);
    if (answer.ok) return answer;
    const { message, status, fields, code } = answer.problem;
    throw new HttpError(message, status, { code, errors: fields });
  }

  async function one(request: RestRequest) {
    return { data: recordOf((await send(request)).data) };
  }

  async function list(resource: string, query: Query) {
    const { data, headers } = await send({ path: pathOf(resource), query });
    const rows = Array.isArray(data) ? data.map(recordOf) : [];
    return { data: rows, total: Number(headers.get('x-wp-total') ?? rows.length) };
  }

  const at = (resource: string, id: Identifier) => `${pathOf(resource)}/${id}`;
  const batch = (resource: string, data: unknown) =>
    send({ path: `${pathOf(resource)}/batch`, method: 'POST', data });

  return {
    getList: (resource, params) => list(resource, wishOf(params)),
    getOne: (resource, { id }) => one({ path: at(resource, id) }),
    getMany: async (resource, { ids }) => {
      if (ids.length === 0) return { data: [] };
      const query = { include: ids, per_page: Math.min(ids.length, 100) };
      return { data: (await list(resource, query)).data };
    },
    getManyReference: (resource, params) => {
      const query = { ...wishOf(params), [params.target]: params.id };
      return list(resource, query);
    },
    create: (resource, { data }) => one({ path: pathOf(resource), method: 'POST', data }),
    update: (resource, { id, data }) => one({ path: at(resource, id), method: 'PUT', data }),
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

/** The caller names the type of the records it asks for; what is read has the type JSON has. */
type Json = ReturnType<typeof JSON.parse>;

interface ListParams {
  pagination?: { page: number; perPage: number } | undefined;
  sort?: { field: string; order: string } | undefined;
  filter?: Record<string, unknown>;
}

function wishOf({ pagination, sort, filter }: ListParams): Query {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  return listQuery({
    page,
    perPage,
    sort: sort ?? { field: 'id', order: 'DESC' },
    filter: filter ?? {},
  });
}

function recordOf(value: unknown): Json {
  const record: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { id } = record;
  if (typeof id !== 'number' && typeof id !== 'string') {
    throw new HttpError('The answer has no id.', 500);
  }
  return { ...record, id };
}
