import { adminMessages } from '#wire/messages/admin.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

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
  let asked: Promise<boolean> | null = null;

  async function check(password: string): Promise<string | null> {
    const path = 'vitrine/v1/confirm-password';
    const answer = await client.send({ path, method: 'POST', data: { password } });
    return answer.ok ? null : answer.problem.message;
  }

  async function confirmed(): Promise<boolean> {
    asked ??= ask(check);
    try {
      return await asked;
    } finally {
      asked = null;
    }
  }

  return {
    async send(request) {
      const answer = await client.send(request);
      if (answer.ok || answer.problem.code !== PASSWORD_NEEDED) return answer;
      return (await confirmed()) ? client.send(request) : notConfirmed(answer);
    },
  };
}

/** It is about none of the fields. */
function notConfirmed(answer: Extract<RestAnswer, { ok: false }>): RestAnswer {
  const message = adminMessages['admin.confirm.notDone'];
  return { ...answer, problem: { ...answer.problem, message, fields: {} } };
}
