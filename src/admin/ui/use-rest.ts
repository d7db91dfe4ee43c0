import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useAdmin } from '../admin-context.tsx';
import type { RestAnswer, RestRequest } from '../rest/rest-client.ts';
import { refusalText } from './refusal-text.ts';

/** Sends a request that is no plain record of react-admin; a refusal is shown to the person. */
export function useRest(): (request: RestRequest) => Promise<RestAnswer> {
  const { client } = useAdmin();
  const notify = useNotify();
  return useCallback(
    async (request) => {
      const answer = await client.send(request);
      if (!answer.ok) notify(refusalText(answer.problem), { type: 'error' });
      return answer;
    },
    [client, notify],
  );
}
