import type { RestClient } from './rest-client.ts';

/**
 * A client that asks the person to log in again where their session has ended, and then repeats the
 * request: nothing has to be typed twice. `logIn` says whether they did; requests that fail meanwhile
 * wait for the same answer.
 */
export function patientClient(client: RestClient, logIn: () => Promise<boolean>): RestClient {
  let asked: Promise<boolean> | null = null;

  async function loggedInAgain(): Promise<boolean> {
    asked ??= logIn();
    const isBack = await asked;
    asked = null;
    return isBack;
  }

  return {
    async send(request) {
      let answer = await client.send(request);
      while (!answer.ok && answer.problem.status === 401 && (await loggedInAgain())) {
        answer = await client.send(request);
      }
      return answer;
    },
  };
}
