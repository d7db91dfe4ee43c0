import { CONFIRMED_MS } from '#rules/permissions/protected-change.ts';
import { confirmPassword } from '#server/accounts/security/confirm-password.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { confirmInput, confirmResponse } from '#wire/vitrine/confirm-password.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const noSession: RestError = {
  code: 'vitrine_rest_person_needed',
  message: 'A password is confirmed by the person who is logged in.',
  status: 403,
};

const confirm = vitrineEndpoint({
  action: 'edit',
  permission: 'open-admin',
  summary:
    'Type the password of the session’s owner again; protected settings and credentials ask for it',
  params: confirmInput,
  required: ['password'],
  answer: { schema: confirmResponse },
  async handle({ password }, { ctx, manager, visitor }) {
    const logged = manager.by === 'session' ? await loggedIn(ctx, visitor) : null;
    if (!logged) return refused(noSession);
    const confirmed = await confirmPassword(ctx, logged, password);
    if (confirmed.ok) return found({ confirmed_until: momentText(ctx.now + CONFIRMED_MS) });
    const t = translator(ctx.settings);
    const message = confirmed.problems.map(({ code, values }) => t(code, values)).join(' ');
    const tooMany = confirmed.problems.some(({ code }) => code === 'account.problem.tooMany');
    return refused({
      code: 'vitrine_rest_password_wrong',
      message,
      status: tooMany ? 429 : 403,
      data: { params: { password: message } },
    });
  },
});

export const confirmPasswordRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/confirm-password',
  methods: { POST: confirm },
};
