import { makeNonce } from '#server/platform/nonces.ts';
import type { CallList } from './call.ts';

/** What answers at `/wp-admin/admin-ajax.php?action=<name>`. */
export const genericCalls: CallList = {
  'rest-nonce': {
    readOnly: true,
    async handle({ ctx, secret }) {
      return new Response(makeNonce(secret, 'rest', ctx.now), {
        headers: { 'content-type': 'text/plain; charset=UTF-8' },
      });
    },
  },
};
