import { adminMessages } from '#wire/messages/admin.ts';
import type { RestClient, RestResponse } from './rest-client.ts';

/** Shows the question until the password is right or the person gives up, which answers false. */
export type AskPassword = (
  /** The problem with a password, or null where it is right. */
  check: (password: string) => Promise<string | null>,
) => Promise<boolean>;

export const PASSWORD_NEEDED = 'vitrine_rest_password_needed';

/**
 * A client that asks for the password again where the shop wants it, and then repeats the request:
 * nothing has to be typed twice. Requests that are refused meanwhile wait for the same answer.
 */
export function confirmingClient(client: RestClient, ask: AskPassword): RestClient {
  let requested: Promise<boolean> | null = null;

  async function check(password: string): Promise<string | null> {
    const path = 'vitrine/v1/confirm-password';
    const response = await client.send({ path, method: 'POST', data: { password } });
    return response.ok ? null : response.problem.message;
  }

  async function confirmed(): Promise<boolean> {
    requested ??= ask(check);
    try {
      return await requested;
    } finally {
      requested = null;
    }
  }

  return {
    async send(request) {
      const response = await client.send(request);
      if (response.ok || response.problem.code !== PASSWORD_NEEDED) return response;
      return (await confirmed()) ? client.send(request) : notConfirmed(response);
    },
  };
}

/** It is about none of the fields. */
function notConfirmed(result: Extract<RestResponse, { ok: false }>): RestResponse {
  const message = adminMessages['admin.confirm.notDone'];
  return { ...result, problem: { ...result.problem, message, fields: {} } };
}
