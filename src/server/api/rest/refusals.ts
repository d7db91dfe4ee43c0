import type { RestError } from './rest-error.ts';

// WooCommerce's codes for somebody who may not. The status is 401 for whoever has not said who they
// are, and 403 for a person without the permission.

export type Action = 'list' | 'view' | 'create' | 'edit' | 'delete' | 'batch';

const WORDS: Readonly<Record<Action, { code: string; message: string }>> = {
  list: { code: 'cannot_view', message: 'Sorry, you cannot list resources.' },
  view: { code: 'cannot_view', message: 'Sorry, you cannot view this resource.' },
  create: { code: 'cannot_create', message: 'Sorry, you are not allowed to create resources.' },
  edit: { code: 'cannot_edit', message: 'Sorry, you are not allowed to edit this resource.' },
  delete: {
    code: 'cannot_delete',
    message: 'Sorry, you are not allowed to delete this resource.',
  },
  batch: {
    code: 'cannot_batch',
    message: 'Sorry, you are not allowed to batch manipulate this resource.',
  },
};

export function getRefusal(action: Action, namespace: string, known: boolean): RestError {
  const prefix = namespace.startsWith('wc') ? 'woocommerce_rest' : 'rest';
  const { code, message } = WORDS[action];
  return { code: `${prefix}_${code}`, message, status: known ? 403 : 401 };
}

export const tooManyRequests: RestError = {
  code: 'rest_too_many_requests',
  message: 'This key has asked too often. Try again in a moment.',
  status: 429,
};

export const trashNotSupported: RestError = {
  code: 'woocommerce_rest_trash_not_supported',
  message: 'Resource does not support trashing.',
  status: 501,
};

export const postTrashNotSupported: RestError = {
  code: 'rest_trash_not_supported',
  message: "The post does not support trashing. Set 'force=true' to delete.",
  status: 501,
};

export const changedSince: RestError = {
  code: 'rest_precondition_failed',
  message: 'Somebody else has changed this resource since it was read. Read it again.',
  status: 412,
};

/** Such as `woocommerce_rest_product_invalid_id`. */
export function invalidId(resource: string, message = 'Invalid ID.'): RestError {
  return { code: `woocommerce_rest_${resource}_invalid_id`, message, status: 404 };
}
