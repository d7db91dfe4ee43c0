import { expect, test } from 'vitest';
import { connectedClient } from './connected-client.ts';
import type { RestRequest, RestResponse } from './rest-client.ts';
import { OFFLINE } from './rest-problem.ts';

const headers = new Headers();
const gone: RestResponse = { ok: false, problem: OFFLINE, headers };
const fine: RestResponse = { ok: true, data: 'saved', headers };

function client(responses: RestResponse[], { online = true, tries = [true] } = {}) {
  const sent: RestRequest[] = [];
  const said: string[] = [];
  let isOnline = online;
  const connected = connectedClient(
    {
      send: async (request) => {
        sent.push(request);
        return responses.shift() ?? fine;
      },
    },
    {
      isOnline: () => isOnline,
      untilBack: async () => {
        said.push('gone');
        isOnline = true;
        return tries.shift() ?? false;
      },
      isBack: () => void said.push('back'),
    },
  );
  return { connected, sent, said };
}

const put = { path: 'wc/v3/orders/1', method: 'PUT', data: { status: 'completed' } } as const;
const post = { path: 'wc/v3/orders/1/notes', method: 'POST', data: { note: 'Packed.' } } as const;

test('a change waits for the network and is sent as it was', async () => {
  const { connected, sent, said } = client([gone]);
  expect(await connected.send(put)).toEqual(fine);
  expect(sent).toEqual([put, put]);
  expect(said).toEqual(['gone', 'back']);
});

test('who gives up gets the refusal', async () => {
  const { connected } = client([gone], { tries: [false] });
  expect(await connected.send(put)).toEqual(gone);
});

test('a POST is not sent without a network, and then once', async () => {
  const { connected, sent } = client([], { online: false });
  expect(await connected.send(post)).toEqual(fine);
  expect(sent).toEqual([post]);
});

test('a POST that may have arrived is not repeated', async () => {
  const { connected, sent, said } = client([gone]);
  expect(await connected.send(post)).toEqual(gone);
  expect([sent.length, said]).toEqual([1, []]);
});
