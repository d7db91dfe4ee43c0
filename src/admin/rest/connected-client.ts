import type { RestClient, RestRequest, RestResponse } from './rest-client.ts';
import { OFFLINE } from './rest-problem.ts';

export interface Connection {
  /** False where the device knows that it has no network. */
  isOnline(): boolean;
  /** Says that the network is gone and answers when it is worth a try; false where the person gives up. */
  untilBack(): Promise<boolean>;
  /** An answer came: nothing has to be said any more. */
  isBack(): void;
}

/**
 * A client that waits where the network is gone and then sends the request as it was, so that nothing is
 * typed twice. A POST may have arrived although its answer was lost: it is repeated only if it was
 * certainly not sent, and refused otherwise, so that the person decides.
 */
export function connectedClient(client: RestClient, connection: Connection): RestClient {
  async function attempt(
    request: RestRequest,
  ): Promise<{ response: RestResponse; mayRepeat: boolean }> {
    const isPost = request.method === 'POST';
    if (isPost && !connection.isOnline()) {
      const result = { ok: false, problem: OFFLINE, headers: new Headers() } as const;
      return { response: result, mayRepeat: true };
    }
    const response = await client.send(request);
    return {
      response: response,
      mayRepeat: !isPost && !response.ok && response.problem.code === OFFLINE.code,
    };
  }

  return {
    async send(request) {
      for (;;) {
        const { response, mayRepeat } = await attempt(request);
        if (response.ok || response.problem.code !== OFFLINE.code) connection.isBack();
        if (!mayRepeat || !(await connection.untilBack())) return response;
      }
    },
  };
}
