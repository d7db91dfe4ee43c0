import { expect, test } from 'vitest';
import { patientClient } from './patient-client.ts';
import type { RestAnswer, RestRequest } from './rest-client.ts';

const headers = new Headers();
const refused = (status: number): RestAnswer => ({
  ok: false,
  problem: { code: 'rest_forbidden', message: 'No.', status, fields: {} },
  headers,
});
const fine: RestAnswer = { ok: true, data: 'saved', headers };

function client(answers: RestAnswer[], logIn: boolean[]) {
  const sent: RestRequest[] = [];
  let asked = 0;
  const patient = patientClient(
    {
      send: async (request) => {
        sent.push(request);
        return answers.shift() ?? fine;
      },
    },
    async () => {
      asked += 1;
      return logIn.shift() ?? false;
    },
  );
  return { patient, sent, asked: () => asked };
}

const note = { path: 'wc/v3/orders/1/notes', method: 'POST', data: { note: 'Packed.' } } as const;

test('a request refused because the session ended is sent again, as it was typed', async () => {
  const { patient, sent } = client([refused(401)], [true]);
  expect(await patient.send(note)).toEqual(fine);
  expect(sent).toEqual([note, note]);
});

test('who does not log in gets the refusal, and is asked again the next time', async () => {
  const { patient, asked } = client([refused(401), refused(401)], [false, false]);
  expect(await patient.send(note)).toMatchObject({ ok: false });
  expect(await patient.send(note)).toMatchObject({ ok: false });
  expect(asked()).toBe(2);
});

test('requests that fail together ask once', async () => {
  const { patient, asked } = client([refused(401), refused(401)], [true]);
  await Promise.all([patient.send(note), patient.send(note)]);
  expect(asked()).toBe(1);
});

test('another refusal is answered as it is', async () => {
  const { patient, asked } = client([refused(403)], []);
  expect(await patient.send(note)).toMatchObject({ problem: { status: 403 } });
  expect(asked()).toBe(0);
});
