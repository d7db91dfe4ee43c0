import type { FailedReply } from '#server/platform/failure-kind.ts';

/** An expected failure of a REST call, in the one shape every program reads. */
export interface RestError {
  code: string;
  message: string;
  status: number;
  /** More for `data`, such as which parameters were wrong. */
  data?: Record<string, unknown>;
}

export function restErrorBody({ code, message, status, data }: RestError) {
  return { code, message, data: { status, ...data } };
}

export const noRoute: RestError = {
  code: 'rest_no_route',
  message: 'No route was found matching the URL and request method.',
  status: 404,
};

export const invalidNonce: RestError = {
  code: 'rest_cookie_invalid_nonce',
  message: 'The nonce is missing, wrong or too old. Fetch a new one and try again.',
  status: 403,
};

export const foreignOrigin: RestError = {
  code: 'rest_forbidden_origin',
  message: 'Changes are accepted from the pages of this shop only.',
  status: 403,
};

export const internalError: RestError = {
  code: 'internal_server_error',
  message: 'Something went wrong on our side.',
  status: 500,
};

const outOfRoom: RestError = {
  code: 'insufficient_storage',
  message: 'The shop has no room to store this. Try again later.',
  status: 507,
};

const unavailable: RestError = {
  code: 'service_unavailable',
  message: 'The shop cannot be reached right now. Try again in a moment.',
  status: 503,
};

const incomplete: RestError = {
  code: 'incomplete_request',
  message: 'The request ended before its body did.',
  status: 400,
};

/** The error of a failure that the program which asks cannot help, by its status. */
export const FAILURES: Readonly<Record<FailedReply['status'], RestError>> = {
  400: incomplete,
  500: internalError,
  503: unavailable,
  507: outOfRoom,
};

/** Wrong credentials, or a key without the permission. */
export function authenticationError(message: string): RestError {
  return { code: 'woocommerce_rest_authentication_error', message, status: 401 };
}

/** invalidParams({ page: 'must be 1 or more' }) names the parameter in the message and the details. */
export function invalidParams(problems: Record<string, string>): RestError {
  const params = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, `${name} ${problem}.`]),
  );
  return {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${Object.keys(problems).join(', ')}`,
    status: 400,
    data: {
      params,
      details: Object.fromEntries(
        Object.entries(params).map(([name, message]) => [
          name,
          { code: 'rest_invalid_param', message, data: null },
        ]),
      ),
    },
  };
}
