import { expect, test } from 'vitest';
import { patientClient } from './patient-client.ts';
import type { RestRequest, RestResponse } from './rest-client.ts';

const headers = new Headers();
const refused = (status: number): RestResponse => ({
  ok: false,
  problem: { code: 'rest_forbidden', message: 'No.', status, fields: {} },
  headers,
});
const fine: RestResponse = { ok: true, data: 'saved', headers };

function client(responses: RestResponse[], logIn: boolean[]) {
  const sent: RestRequest[] = [];
  let requestCount = 0;
  const patient = patientClient(
    {
      send: async (request) => {
        sent.push(request);
        return responses.shift() ?? fine;
      },
    },
    async () => {
      requestCount += 1;
      return logIn.shift() ?? false;
    },
  );
  return { patient, sent, asked: () => requestCount };
}

const note = { path: 'wc/v3/orders/1/notes', method: 'POST', data: { note: 'Packed.' } } as const;

test('a request refused because the session ended is sent again, as it was typed', async () => {
  const { patient, sent } = client([refused(401)], [true]);
  expect(await patient.send(note)).toEqual(fine);
  expect(sent).toEqual([note, note]);
});

test('who does not log in gets the refusal, and is asked again the next time', async () => {
  const { patient, asked: request } = client([refused(401), refused(401)], [false, false]);
  expect(await patient.send(note)).toMatchObject({ ok: false });
  expect(await patient.send(note)).toMatchObject({ ok: false });
  expect(request()).toBe(2);
});

test('requests that fail together ask once', async () => {
  const { patient, asked: request } = client([refused(401), refused(401)], [true]);
  await Promise.all([patient.send(note), patient.send(note)]);
  expect(request()).toBe(1);
});

test('another refusal is answered as it is', async () => {
  const { patient, asked: request } = client([refused(403)], []);
  expect(await patient.send(note)).toMatchObject({ problem: { status: 403 } });
  expect(request()).toBe(0);
});
