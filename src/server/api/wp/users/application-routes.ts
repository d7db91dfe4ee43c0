import * as z from 'zod/mini';
import { may } from '#rules/permissions/permissions.ts';
import {
  type ApplicationPassword,
  createApplicationPassword,
  findApplicationUser,
  listApplicationPasswords,
  renameApplicationPassword,
} from '#server/accounts/api-keys/application-passwords.ts';
import { revokeApplicationPasswords } from '#server/accounts/api-keys/revoke.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import { describeFields } from '#wire/wc/field.ts';
import {
  type Application,
  applicationInput,
  applicationReadOnly,
  applicationResponse,
  deletedApplicationResponse,
  type NewApplication,
  newApplicationResponse,
} from '#wire/wp/user.ts';
import { getCredentials } from '../../manager/credentials.ts';
import { type ManagedCall, managed } from '../../rest/managed-endpoint.ts';
import { forbidden } from '../../rest/open-endpoint.ts';
import { credentialRefusal } from '../../rest/protected-refusals.ts';
import { numericId, optionalFields } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestResult, type RestRoute, refused } from '../../rest/rest-route.ts';
import { missingUser } from './user-routes.ts';

// Passwords of single applications: staff has its own, administrators see and revoke those of others.
// The password itself is answered once, when it is made.

const PATH = '/users/:user_id<[\\d]+|me>/application-passwords';

const missing: RestError = {
  code: 'rest_application_password_not_found',
  message: 'Application password not found.',
  status: 404,
};
const sameName: RestError = {
  code: 'application_password_duplicate_name',
  message: 'Each application name should be unique.',
  status: 409,
  data: { params: { name: 'Each application name should be unique.' } },
};
const noPassword: RestError = {
  code: 'rest_no_authenticated_app_password',
  message: 'Cannot introspect application password.',
  status: 404,
};

const written = (at: number) => new Date(at).toISOString().slice(0, 19);

function toItem(
  password: ApplicationPassword,
  { origin }: ManagedCall,
  ownerId: number,
): Application {
  const list = `${origin}/wp-json/wp/v2/users/${ownerId}/application-passwords`;
  return {
    uuid: password.uuid,
    app_id: password.app_id,
    name: password.name,
    created: written(password.created_at),
    last_used: password.last_used_at === null ? null : written(password.last_used_at),
    last_ip: null,
    _links: { self: [{ href: `${list}/${password.uuid}` }] },
  };
}

type Owner = { ok: true; id: number } | { ok: false; error: RestError };

/** Whose passwords are asked for, where this manager may. */
async function ownerIn({ ctx, manager, parts }: ManagedCall, action: string): Promise<Owner> {
  const id = parts.user_id === 'me' ? manager.customerId : numericId(parts.user_id ?? '');
  if (id !== manager.customerId && !may(manager.rights, 'manage-api-keys')) {
    return { ok: false, error: forbidden(manager, `rest_cannot_${action}`) };
  }
  return (await accountById(ctx.db, id)) ? { ok: true, id } : { ok: false, error: missingUser };
}

interface Found {
  ownerId: number;
  password: ApplicationPassword;
}

async function withPassword<Body>(
  call: ManagedCall,
  action: string,
  handle: (found: Found) => Promise<RestResult<Body>>,
): Promise<RestResult<Body>> {
  const owner = await ownerIn(call, action);
  if (!owner.ok) return refused(owner.error);
  const all = await listApplicationPasswords(call.ctx, owner.id);
  const password = all.find(({ uuid }) => uuid === call.parts.uuid);
  return password ? handle({ ownerId: owner.id, password }) : refused(missing);
}

const shared = { namespace: 'wp/v2', permission: 'open-admin' } as const;
const RESOURCE = 'application_password';

const list = managed({
  ...shared,
  action: 'list',
  params: {},
  answer: { schema: z.array(applicationResponse) },
  async handle(_, call) {
    const owner = await ownerIn(call, 'list_application_passwords');
    if (!owner.ok) return refused(owner.error);
    const all = await listApplicationPasswords(call.ctx, owner.id);
    return found(all.map((password) => toItem(password, call, owner.id)));
  },
});

type Made<Item> = { ok: true; item: Item } | { ok: false; error: RestError };

const create = managed({
  ...shared,
  action: 'create',
  params: optionalFields(applicationInput),
  required: ['name'],
  answer: { schema: newApplicationResponse },
  async handle({ name = '', app_id: appId }, call) {
    const owner = await ownerIn(call, 'create_application_passwords');
    if (!owner.ok) return refused(owner.error);
    const forbidden = credentialRefusal(call.manager, call.ctx.now);
    if (forbidden) return refused(forbidden);
    const made = await changeAs(
      call.ctx,
      call.manager,
      async (current): Promise<Made<NewApplication>> => {
        const before = await listApplicationPasswords(current.ctx, owner.id);
        if (before.some((each) => each.name === name.trim())) return { ok: false, error: sameName };
        const request = { name: name.trim(), ...(appId !== undefined && { appId }) };
        const { uuid, password } = await createApplicationPassword(current.ctx, owner.id, request);
        const all = await listApplicationPasswords(current.ctx, owner.id);
        const row = all.find((each) => each.uuid === uuid);
        if (!row) throw new Error(`application password ${uuid} was saved and is not there`);
        const item = toItem(row, call, owner.id);
        await current.record({
          resource: RESOURCE,
          id: uuid,
          action: 'created',
          before: null,
          after: item,
        });
        return { ok: true, item: { ...item, password } };
      },
    );
    if (!made.ok) return refused(made.error);
    const { uuid } = made.item;
    const address = `${call.origin}/wp-json/wp/v2/users/${owner.id}/application-passwords/${uuid}`;
    return { ok: true, answer: { body: made.item, status: 201, headers: { location: address } } };
  },
});

async function revoke(
  current: RecordedChange,
  call: ManagedCall,
  ownerId: number,
  some: ApplicationPassword[],
) {
  await revokeApplicationPasswords(current.ctx, ownerId, some);
  for (const password of some) {
    const before = toItem(password, call, ownerId);
    const { uuid: id } = password;
    await current.record({ resource: RESOURCE, id, action: 'deleted', before, after: null });
  }
}

const revokeAll = managed({
  ...shared,
  action: 'delete',
  params: {},
  answer: { schema: z.object({ deleted: z.boolean(), count: z.int() }) },
  async handle(_, call) {
    const owner = await ownerIn(call, 'delete_application_passwords');
    if (!owner.ok) return refused(owner.error);
    const { count } = await changeAs(call.ctx, call.manager, async (current) => {
      const all = await listApplicationPasswords(current.ctx, owner.id);
      await revoke(current, call, owner.id, all);
      return { ok: true, count: all.length };
    });
    return found({ deleted: true, count });
  },
});

const read = managed({
  ...shared,
  action: 'view',
  params: {},
  answer: { schema: applicationResponse },
  handle: (_, call) =>
    withPassword(call, 'read_application_password', async ({ ownerId, password }) =>
      found(toItem(password, call, ownerId)),
    ),
});

const rename = managed({
  ...shared,
  action: 'edit',
  params: optionalFields(applicationInput),
  answer: { schema: applicationResponse },
  handle: ({ name }, call) =>
    withPassword(call, 'edit_application_password', async ({ ownerId, password }) => {
      const before = toItem(password, call, ownerId);
      if (name === undefined) return found(before);
      const after = toItem({ ...password, name: name.trim() }, call, ownerId);
      const renamed = await changeAs(
        call.ctx,
        call.manager,
        async (current): Promise<Made<Application>> => {
          const all = await listApplicationPasswords(current.ctx, ownerId);
          const other = all.some((each) => each.name === name.trim() && each.id !== password.id);
          if (other) return { ok: false, error: sameName };
          await renameApplicationPassword(current.ctx, password.id, name.trim());
          const { uuid: id } = password;
          await current.record({ resource: RESOURCE, id, action: 'updated', before, after });
          return { ok: true, item: after };
        },
      );
      return renamed.ok ? found(renamed.item) : refused(renamed.error);
    }),
});

const revokeOne = managed({
  ...shared,
  action: 'delete',
  params: {},
  answer: { schema: deletedApplicationResponse },
  handle: (_, call) =>
    withPassword(call, 'delete_application_password', async ({ ownerId, password }) => {
      await changeAs(call.ctx, call.manager, async (current) => {
        await revoke(current, call, ownerId, [password]);
        return { ok: true };
      });
      const { _links: _addresses, ...previous } = toItem(password, call, ownerId);
      return found({ deleted: true, previous });
    }),
});

/** The password by which the program itself asks. */
const introspect = managed({
  ...shared,
  action: 'view',
  params: {},
  answer: { schema: applicationResponse },
  async handle(_, call) {
    const credentials = getCredentials(call.request);
    if (call.manager.by !== 'application-password' || credentials?.kind !== 'basic') {
      return refused(noPassword);
    }
    const user = await findApplicationUser(call.ctx, credentials.user, credentials.password);
    const all = user ? await listApplicationPasswords(call.ctx, user.customerId) : [];
    const current = all.find(({ id }) => id === user?.id);
    return current && user ? found(toItem(current, call, user.customerId)) : refused(noPassword);
  },
});

const schema = {
  title: 'application-password',
  properties: describeFields({ ...applicationReadOnly, ...applicationInput }),
};

export const applicationRoutes: RestRoute[] = [
  {
    namespace: 'wp/v2',
    path: PATH,
    schema,
    methods: { GET: list, POST: create, DELETE: revokeAll },
  },
  { namespace: 'wp/v2', path: `${PATH}/introspect`, schema, methods: { GET: introspect } },
  {
    namespace: 'wp/v2',
    path: `${PATH}/:uuid<[\\w-]+>`,
    schema,
    methods: { GET: read, POST: rename, PUT: rename, PATCH: rename, DELETE: revokeOne },
  },
];
