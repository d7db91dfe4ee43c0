import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { getExchange, replay } from '../../wc/testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const WP = '/wp-json/wp/v2';
const USERS = `${WP}/users`;
const administrator = () => managerClient(db, { role: 'administrator', by: 'person' });
const ed = { username: 'ed', email: 'ed@example.com', password: 'a quiet green kettle' };
const actions = async () =>
  (await db.selectFrom('manager_changes').select(['resource', 'action']).execute()).map(
    ({ resource, action }) => `${resource} ${action}`,
  );

describe('people', () => {
  test('answer with the keys of WordPress, also to a key', async () => {
    const client = await managerClient(db, { role: 'administrator' });
    const listed = getExchange('wp-v2', 'GET', '/wp/v2/users?per_page=1&context=edit');
    const [recorded] = Array.isArray(listed.body) ? listed.body : [];
    // Permissions have the names of this shop.
    const capabilities = client.send('GET', `${USERS}?per_page=1&context=edit`);
    const ours = (await capabilities).body[0];
    expect(ours.capabilities).toHaveProperty('manage-roles', true);
    const expected = { ...listed, body: [{ ...recorded, capabilities: ours.capabilities }] };
    await replay(client, expected);
    const me = await replay(client, getExchange('wp-v2', 'GET', '/wp/v2/users/me'));
    expect(me.body.id).toBe(client.customerId);
    await replay(client, getExchange('wp-v2', 'GET', '/wp/v2/users/me', 1));
  });

  test('are made, given a role, found and deleted, with what they wrote going to another', async () => {
    const { send, customerId } = await administrator();
    const made = await send('POST', USERS, { ...ed, roles: ['editor'], name: 'Ed' });
    expect([made.status, made.body.roles, made.body.name]).toEqual([201, ['editor'], 'Ed']);
    expect(JSON.stringify(made.body)).not.toContain(ed.password);
    const { id } = made.body;
    const post = { title: 'Glaze', status: 'publish', author: id };
    const written = (await send('POST', `${WP}/posts`, post)).body.id;
    const embedded = await send('GET', `${WP}/posts/${written}?_embed=author`, undefined, {});
    expect(embedded.body._embedded.author[0]).toMatchObject({ id, name: 'Ed' });
    expect(JSON.stringify(embedded.body)).not.toContain('ed@example.com');

    const changed = await send('PATCH', `${USERS}/${id}`, {
      roles: ['customer'],
      last_name: 'Oak',
    });
    expect(changed.body).toMatchObject({ roles: ['customer'], last_name: 'Oak', name: 'Ed' });
    expect((await send('GET', `${USERS}?roles=administrator`)).headers.get('x-wp-total')).toBe('1');
    expect((await send('GET', `${USERS}?search=ed@ex`)).body[0].id).toBe(id);

    const item = `${USERS}/${id}`;
    expect((await send('DELETE', item)).body.code).toBe('rest_missing_callback_param');
    expect((await send('DELETE', `${item}?reassign=${customerId}`)).status).toBe(501);
    const heirless = await send('DELETE', `${item}?force=true&reassign=${id}`);
    expect([heirless.status, heirless.body.code]).toEqual([400, 'rest_user_invalid_reassign']);
    const gone = await send('DELETE', `${item}?force=true&reassign=${customerId}`);
    expect(gone.body).toMatchObject({ deleted: true, previous: { id, email: 'ed@example.com' } });
    expect((await send('GET', `${WP}/posts/${written}`)).body.author).toBe(customerId);
    expect((await send('GET', item)).body.code).toBe('rest_user_invalid_id');
    expect(await actions()).toEqual([
      'customer created',
      'post created',
      'customer updated',
      'customer deleted',
    ]);
  });

  test('what is wrong is refused by the name of the field', async () => {
    const { send, customerId } = await administrator();
    await send('POST', USERS, ed);
    const wrong: [object, string, string][] = [
      [{ ...ed, username: 'x' }, 'existing_user_email', 'email'],
      [{ ...ed, email: 'x@example.com' }, 'existing_user_login', 'username'],
      [{ ...ed, username: 'x', email: 'x' }, 'rest_invalid_param', 'email'],
      [
        { ...ed, username: 'x', email: 'y@example.com', password: 'a' },
        'rest_invalid_param',
        'password',
      ],
      [{ ...ed, roles: ['editor', 'customer'] }, 'rest_invalid_param', 'roles'],
      [{ ...ed, first_name: 'x'.repeat(500) }, 'rest_invalid_param', 'first_name'],
      [{ ...ed, name: 7 }, 'rest_invalid_param', 'name'],
    ];
    for (const [body, code, field] of wrong) {
      const response = await send('POST', USERS, body);
      expect([response.status, response.body.code], JSON.stringify(body)).toEqual([400, code]);
      expect(Object.keys(response.body.data.params)).toEqual([field]);
    }
    const king = await send('POST', USERS, { ...ed, username: 'x', roles: ['king'] });
    expect([king.status, king.body.code]).toEqual([400, 'rest_user_invalid_role']);
    const last = await send('PATCH', `${USERS}/${customerId}`, { roles: ['editor'] });
    expect([last.status, Object.keys(last.body.data.params)]).toEqual([400, ['roles']]);
    const me = await send('DELETE', `${USERS}/me?force=true&reassign=false`);
    expect(me.status).toBe(400);
    expect((await db.selectFrom('customers').select('id').execute()).length).toBe(2);
  });

  test('a manager changes customers, not staff; guests see only authors', async () => {
    const admin = await administrator();
    const { send } = await managerClient(db);
    const made = await send('POST', USERS, ed);
    expect(made.status).toBe(201);
    const userPath = `${USERS}/${made.body.id}`;
    expect((await send('PATCH', userPath, { name: 'Ed' })).status).toBe(200);
    const raised = await send('PATCH', userPath, { roles: ['administrator'] });
    expect([raised.status, raised.body.code]).toEqual([403, 'rest_user_invalid_role']);
    const other = `${USERS}/${admin.customerId}`;
    expect((await send('PATCH', other, { email: 'mine@example.com' })).status).toBe(403);
    expect((await send('DELETE', `${other}?force=true&reassign=false`)).status).toBe(403);
    expect((await send('GET', userPath, undefined, {})).body.code).toBe('rest_user_cannot_view');
    expect((await send('GET', `${USERS}/999999`, undefined, {})).body.code).toBe(
      'rest_user_cannot_view',
    );
    expect((await send('GET', USERS, undefined, {})).status).toBe(401);
    const editor = await managerClient(db, { role: 'editor' });
    expect((await editor.send('GET', USERS)).status).toBe(403);
  });
});

describe('application passwords', () => {
  const basic = (email: string, password: string) =>
    `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

  test('are made, used, looked at, renamed and revoked', async () => {
    const { send, customerId } = await managerClient(db, { role: 'editor', by: 'person' });
    const path = `${USERS}/me/application-passwords`;
    const made = await send('POST', path, { name: 'Phone' });
    expect(made.status).toBe(201);
    expect(made.body.password).toMatch(/^(\w{4} ){5}\w{4}$/);
    expect(made.headers.get('location')).toContain(`${USERS}/${customerId}/application-passwords/`);
    expect((await send('POST', path, { name: 'Phone' })).status).toBe(409);
    const { email } = await db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const authorization = basic(email, made.body.password);
    const seen = await send('GET', `${path}/introspect`, undefined, { authorization });
    expect(seen.body).toMatchObject({ uuid: made.body.uuid, name: 'Phone' });
    expect(seen.body).not.toHaveProperty('password');
    expect((await send('GET', `${path}/introspect`)).body.code).toBe(
      'rest_no_authenticated_app_password',
    );
    const one = `${path}/${made.body.uuid}`;
    expect((await send('PUT', one, { name: 'Tablet' })).body.name).toBe('Tablet');
    expect((await send('GET', path)).body).toMatchObject([{ name: 'Tablet', last_ip: null }]);
    expect((await send('DELETE', one)).body).toMatchObject({
      deleted: true,
      previous: { name: 'Tablet' },
    });
    expect((await send('GET', one)).body.code).toBe('rest_application_password_not_found');
    const dead = await send('GET', `${USERS}/me`, undefined, { authorization });
    expect([dead.status, dead.body.code]).toEqual([401, 'incorrect_password']);
    await send('POST', path, { name: 'A' });
    await send('POST', path, { name: 'B' });
    expect((await send('DELETE', path)).body).toEqual({ deleted: true, count: 2 });
    const audit = await db.selectFrom('audit_log').select('event').execute();
    const events = audit.map(({ event }) => event).filter((name) => name.startsWith('application'));
    expect(events.filter((name) => name.endsWith('revoked'))).toHaveLength(3);
    const stored = await db.selectFrom('manager_changes').select('after').execute();
    expect(JSON.stringify(stored)).not.toContain(made.body.password);
  });

  test("another's are for administrators, and a name is needed", async () => {
    const one = await managerClient(db, { role: 'editor' });
    const two = await managerClient(db);
    const path = `${USERS}/${one.customerId}/application-passwords`;
    for (const method of ['GET', 'DELETE']) {
      expect((await two.send(method, path)).status).toBe(403);
    }
    expect((await two.send('POST', path, { name: 'x' })).body.code).toBe(
      'rest_cannot_create_application_passwords',
    );
    const admin = await administrator();
    expect((await admin.send('POST', path, { name: 'Till' })).status).toBe(201);
    expect((await admin.send('GET', path)).body).toHaveLength(1);
    expect((await admin.send('GET', `${USERS}/999999/application-passwords`)).status).toBe(404);
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(300) }, { name: 'x', app_id: 'x' }]) {
      const response = await admin.send('POST', path, body);
      expect([response.status, typeof response.body.data.params]).toEqual([400, 'object']);
    }
    const customer = await managerClient(db, { role: 'customer' });
    expect(
      (await customer.send('POST', `${USERS}/me/application-passwords`, { name: 'x' })).status,
    ).toBe(403);
    expect((await one.send('GET', path, undefined, {})).status).toBe(401);
  });
});
