import type { RestClient } from './rest-client.ts';

/**
 * A client that asks the person to log in again where their session has ended, and then repeats the
 * request: nothing has to be typed twice. `logIn` says whether they did; requests that fail meanwhile
 * wait for the same answer.
 */
export function patientClient(client: RestClient, logIn: () => Promise<boolean>): RestClient {
  let requested: Promise<boolean> | null = null;

  async function loggedInAgain(): Promise<boolean> {
    requested ??= logIn();
    const isBack = await requested;
    requested = null;
    return isBack;
  }

  return {
    async send(request) {
      let response = await client.send(request);
      while (!response.ok && response.problem.status === 401 && (await loggedInAgain())) {
        response = await client.send(request);
      }
      return response;
    },
  };
}
