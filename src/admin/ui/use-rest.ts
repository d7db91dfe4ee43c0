import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useAdmin } from '../admin-context.tsx';
import type { RestRequest, RestResponse } from '../rest/rest-client.ts';
import { refusalText } from './refusal-text.ts';

/** Sends a request that is no plain record of react-admin; a refusal is shown to the person. */
export function useRest(): (request: RestRequest) => Promise<RestResponse> {
  const { client } = useAdmin();
  const notify = useNotify();
  return useCallback(
    async (request) => {
      const response = await client.send(request);
      if (!response.ok) notify(refusalText(response.problem), { type: 'error' });
      return response;
    },
    [client, notify],
  );
}
