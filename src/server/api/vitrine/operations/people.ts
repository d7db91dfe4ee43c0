import type { Role } from '#rules/permissions/permissions.ts';
import {
  changeRole,
  endMemberSessions,
  findMember,
  inviteMember,
  listStaff,
  type StaffMember,
  type StaffProblem,
  sendInvitation,
} from '#server/accounts/managing/staff.ts';
import { isAssignable, storedRole } from '#server/customers/subscribers.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Member, memberInput, memberReadOnly, memberResponse } from '#wire/vitrine/running.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { credentialRefusal } from '../../rest/protected-refusals.ts';
import { numericId, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-roles';
const missing: RestError = {
  code: 'vitrine_rest_person_invalid_id',
  message: 'There is no such person.',
  status: 404,
};
const notInvited: RestError = {
  code: 'vitrine_rest_person_not_invited',
  message: 'This person has followed the invitation already.',
  status: 409,
};

const PROBLEMS: Readonly<Record<StaffProblem['code'], RestError>> = {
  email: invalidParams({ email: 'is not an email address' }),
  taken: invalidParams({ email: 'has an account already; change its role instead' }),
  'own-role': invalidParams({ role: 'cannot be changed by oneself' }),
  'last-administrator': invalidParams({ role: 'cannot be taken from the last administrator' }),
};

function toItem(
  { lastLoginAt, createdAt, secondFactor, ...member }: StaffMember,
  { settings }: Pick<ShopContext, 'settings'>,
): Member {
  const added = settings['staff.roles'].find(({ id }) => id === member.role);
  return {
    ...member,
    role_name: added?.name ?? '',
    second_factor: secondFactor,
    last_login_at: momentOrNull(lastLoginAt),
    created_at: momentText(createdAt),
  };
}

const inviteAgain = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send the invitation again, with a new link',
  params: {},
  answer: { schema: memberResponse },
  async handle(_, { ctx, manager, parts }) {
    const forbidden = credentialRefusal(manager, ctx.now);
    if (forbidden) return refused(forbidden);
    const id = numericId(parts.id ?? '');
    const sent = await changeAs(ctx, manager, async (change) => {
      const member = await findMember(change.ctx.db, id);
      if (!member) return { ok: false as const, error: missing };
      if (!member.invited || member.role === 'customer') {
        return { ok: false as const, error: notInvited };
      }
      await sendInvitation(change.ctx, member);
      const item = toItem(member, ctx);
      await change.record({ resource: 'person', id, action: 'updated', before: item, after: item });
      return { ok: true as const, item };
    });
    return sent.ok ? found(sent.item) : refused(sent.error);
  },
});

const endSessions = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Log a person out on every device',
  params: {},
  answer: { schema: memberResponse },
  async handle(_, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const ended = await changeAs(ctx, manager, async (change) => {
      const member = await findMember(change.ctx.db, id);
      if (!member || member.role === 'customer') return { ok: false as const, error: missing };
      await endMemberSessions(change.ctx, id);
      const item = toItem(member, ctx);
      await change.record({ resource: 'person', id, action: 'updated', before: item, after: item });
      return { ok: true as const, item };
    });
    return ended.ok ? found(ended.item) : refused(ended.error);
  },
});

/** Null where the shop has no such role. */
function readRole({ settings }: Pick<ShopContext, 'settings'>, name: string): Role | null {
  return isAssignable(settings, name) ? storedRole(name) : null;
}

/** Also of whoever leaves the staff: the account stays, as a customer's. */
async function giveRole(
  { ctx, manager, record }: WriteRequest,
  id: number,
  role: string | undefined,
): Promise<Saved<Member>> {
  const forbidden = credentialRefusal(manager, ctx.now);
  if (forbidden) return { ok: false, error: forbidden };
  const before = await findMember(ctx.db, id);
  if (!before) return { ok: false, error: missing };
  const requested = role === undefined ? before.role : readRole(ctx, role);
  if (requested === null)
    return { ok: false, error: invalidParams({ role: 'is not a role of the shop' }) };
  const changed = await changeRole(ctx, before, requested, manager.customerId);
  if (!changed.ok) return { ok: false, error: PROBLEMS[changed.problem.code] };
  const after = (await findMember(ctx.db, id)) ?? before;
  const [was, is] = [toItem(before, ctx), toItem(after, ctx)];
  await record({ resource: 'person', id, action: 'updated', before: was, after: is });
  return { ok: true, item: is };
}

/** The people who run the shop. */
const people = managedResource({
  namespace: NAMESPACE,
  path: '/people',
  idOf: numericId,
  title: 'person',
  permission,
  input: memberInput,
  required: ['email', 'role'],
  readOnly: memberReadOnly,
  response: memberResponse,
  query: {},
  missing,
  async list({ ctx }) {
    const staff = await listStaff(ctx.db);
    return { items: staff.map((member) => toItem(member, ctx)), total: staff.length };
  },
  async read({ ctx }, id) {
    const member = await findMember(ctx.db, id);
    return member && toItem(member, ctx);
  },
  async create({ ctx, record, manager }, { email = '', name = '', role = 'customer' }) {
    const forbidden = credentialRefusal(manager, ctx.now);
    if (forbidden) return { ok: false, error: forbidden };
    const requested = readRole(ctx, role);
    if (requested === null || requested === 'customer') {
      return { ok: false, error: invalidParams({ role: 'must be one of the staff' }) };
    }
    const invited = await inviteMember(ctx, { email, name, role: requested });
    if (!invited.ok) return { ok: false, error: PROBLEMS[invited.problem.code] };
    const member = await findMember(ctx.db, invited.id);
    if (!member) throw new Error(`person ${invited.id} was invited and is not there`);
    const { id } = member;
    const after = toItem(member, ctx);
    await record({ resource: 'person', id, action: 'created', before: null, after });
    return { ok: true, item: after };
  },
  async update(request, id, { role, email, name }) {
    const notEditable = 'belongs to the person, who changes it in their account';
    if (email !== undefined) return { ok: false, error: invalidParams({ email: notEditable }) };
    if (name !== undefined) return { ok: false, error: invalidParams({ name: notEditable }) };
    return giveRole(request, id, role);
  },
  // Nothing is lost: the role can be given again.
  trash: true,
  remove: (request, id) => giveRole(request, id, 'customer'),
});

export const peopleRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/people/:id/invite', methods: { POST: inviteAgain } },
  { namespace: NAMESPACE, path: '/people/:id/end-sessions', methods: { POST: endSessions } },
  ...people,
];
