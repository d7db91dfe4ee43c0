import { listStaff } from '#server/accounts/managing/staff.ts';
import { administratorsResponse } from '#wire/vitrine/administrators.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const list = vitrineEndpoint({
  action: 'list',
  permission: 'open-admin',
  summary: 'Who can give access: the administrators, for the staff that asks them',
  params: {},
  answer: { schema: administratorsResponse },
  async handle(_, { ctx }) {
    const staff = await listStaff(ctx.db);
    const administrators = staff.filter(
      ({ role, invited }) => role === 'administrator' && !invited,
    );
    return found(administrators.map(({ name, email }) => ({ name, email })));
  },
});

export const administratorsRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/administrators',
  methods: { GET: list },
};
