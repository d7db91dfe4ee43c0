import type { CustomerFields } from '#server/accounts/managing/manage-customer.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { codecFor } from '../../rest/codec.ts';

const { field, renamed, codec } = codecFor<AccountRow, CustomerFields>();

/** Of customers in `wc/v3` and of users in `wp/v2`. */
export const accountCodec = codec({
  email: field('email'),
  first_name: renamed('first_name', 'firstName'),
  last_name: renamed('last_name', 'lastName'),
});
