import { describe, expect, test } from 'vitest';
import { createRestClient } from './rest-client.ts';
import { uploadMedia } from './upload-media.ts';

interface Sent {
  address: string;
  init: RequestInit;
}
type Result = Response | 'offline';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A client whose requests are answered in order, and what it sent. */
function getClient(...responses: Result[]) {
  const sent: Sent[] = [];
  const client = createRestClient({
    root: '/wp-json/',
    nonce: 'first',
    language: 'en',
    nonceAddress: '/nonce',
    fetch: async (address, init) => {
      sent.push({ address, init });
      const response = responses.shift();
      if (response === undefined || response === 'offline') throw new TypeError('Failed to fetch');
      return response;
    },
  });
  return { client, sent };
}

const getHeaders = ({ init }: Sent) => new Headers(init.headers);

describe('the REST client', () => {
  test('adds the locale and the nonce to every request [RE-04] [RE-06]', async () => {
    const { client, sent } = getClient(json([]));
    await client.send({ path: 'wc/v3/orders', query: { status: ['on-hold', 'failed'], page: 2 } });
    const url = new URL(sent[0]?.address ?? '', 'https://shop.example');
    expect(url.pathname).toBe('/wp-json/wc/v3/orders');
    expect([...url.searchParams]).toEqual([
      ['status[]', 'on-hold'],
      ['status[]', 'failed'],
      ['page', '2'],
      ['_locale', 'user'],
    ]);
    expect(sent.map((each) => getHeaders(each).get('x-wp-nonce'))).toEqual(['first']);
  });

  test.each([
    ['GET', 'GET', null],
    ['POST', 'POST', null],
    ['PUT', 'POST', 'PUT'],
    ['PATCH', 'POST', 'PATCH'],
    ['DELETE', 'POST', 'DELETE'],
  ] as const)('%s is sent as %s with the override %s [RE-05]', async (method, as, override) => {
    const { client, sent } = getClient(json({}));
    await client.send({ path: 'wc/v3/orders/1', method });
    expect(sent[0]?.init.method).toBe(as);
    expect(sent.map((each) => getHeaders(each).get('x-http-method-override'))).toEqual([override]);
  });

  test('a refused nonce is fetched anew and the request repeated, once [RE-07]', async () => {
    const refusal = () => json({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, 403);
    const { client, sent } = getClient(refusal(), new Response('second'), json({ id: 3 }));
    expect(await client.send({ path: 'a', method: 'POST', data: {} })).toMatchObject({
      ok: true,
      data: { id: 3 },
    });
    expect(sent.map(({ address }) => address.split('?')[0])).toEqual([
      '/wp-json/a',
      '/nonce',
      '/wp-json/a',
    ]);
    expect(sent.map((each) => getHeaders(each).get('x-wp-nonce'))).toEqual([
      'first',
      null,
      'second',
    ]);

    const again = getClient(refusal(), new Response('second'), refusal());
    expect(await again.client.send({ path: 'a' })).toMatchObject({
      ok: false,
      problem: { code: 'rest_cookie_invalid_nonce', status: 403 },
    });
    expect(again.sent).toHaveLength(3);
  });

  test('everything is read by pages of a hundred along the links [RE-08]', async () => {
    const link = '<https://shop.example/wp-json/a?page=2>; rel="next"';
    const { client, sent } = getClient(json([1, 2], 200, { link }), json([3]));
    expect(await client.send({ path: 'a', query: { per_page: -1 } })).toMatchObject({
      ok: true,
      data: [1, 2, 3],
    });
    expect(sent[0]?.address).toContain('per_page=100');
    expect(sent[1]?.address).toBe('https://shop.example/wp-json/a?page=2');
  });

  test('an answer that is no JSON [RE-13]', async () => {
    const { client } = getClient(new Response('<html>', { status: 502 }));
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { code: 'invalid_json', message: 'The response is not a valid JSON response.' },
    });
  });

  test('an error without details [RE-14]', async () => {
    const { client } = getClient(json({}, 500));
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { code: 'unknown_error', message: 'An unknown error occurred.', status: 500 },
    });
  });

  test('no network [RE-15]', async () => {
    const { client } = getClient('offline');
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { code: 'fetch_error', message: 'You are probably offline.' },
    });
  });

  test('the messages of fields', async () => {
    const data = { status: 400, params: { sku: 'It is taken.', price: 3 } };
    const { client } = getClient(json({ code: 'rest_invalid_param', message: 'No.', data }, 400));
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { code: 'rest_invalid_param', fields: { sku: 'It is taken.' } },
    });
  });

  test('a field inside a parameter is named instead of the parameter', async () => {
    const data = {
      status: 400,
      params: { billing: 'billing[email] is wrong.', status: 'status is unknown.' },
      fields: { 'billing[email]': 'billing[email] is wrong.' },
    };
    const { client } = getClient(json({ code: 'rest_invalid_param', message: 'No.', data }, 400));
    const response = await client.send({ path: 'a' });
    expect(response.ok ? {} : response.problem.fields).toEqual({
      status: 'Is unknown.',
      'billing[email]': 'Is wrong.',
    });
  });

  test('a message of a field does not repeat its name, and a taken SKU is at its field', async () => {
    const params = {
      sale_price: 'sale_price must be lower.',
      stock_quantity: 'stock_quantity is not of type number.',
    };
    const data = { status: 400, params };
    const { client } = getClient(
      json({ code: 'rest_invalid_param', message: 'No.', data }, 400),
      json({ code: 'product_invalid_sku', message: 'Invalid or duplicated SKU.' }, 400),
    );
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { fields: { sale_price: 'Must be lower.', stock_quantity: 'Write a number.' } },
    });
    expect(await client.send({ path: 'a' })).toMatchObject({
      problem: { fields: { sku: 'Invalid or duplicated SKU.' } },
    });
  });
});

describe('the upload of a picture', () => {
  const file = { body: new Blob(['picture']), name: 'vase.png' };
  const broken = () => json({}, 500, { 'x-wp-upload-attachment-id': '12' });
  const paths = (sent: Sent[]) => sent.map(({ address }) => address.split('?')[0]);

  test('goes to the media path [RE-09]', async () => {
    const { client, sent } = getClient(json({ id: 12 }, 201));
    expect(await uploadMedia(client, file)).toMatchObject({ ok: true, data: { id: 12 } });
    expect(paths(sent)).toEqual(['/wp-json/wp/v2/media']);
    expect(sent[0]?.init.body).toBeInstanceOf(FormData);
  });

  test('asks for the smaller pictures again where the server broke down over them [RE-10]', async () => {
    const { client, sent } = getClient(broken(), json({}, 500), json({ id: 12 }));
    expect(await uploadMedia(client, file)).toMatchObject({ ok: true, data: { id: 12 } });
    expect(paths(sent).slice(1)).toEqual(Array(2).fill('/wp-json/wp/v2/media/12/post-process'));
    expect(sent[1]?.init.body).toBe('{"action":"create-image-subsizes"}');
  });

  test('deletes what was stored after five failures and says why [RE-10] [RE-11] [RE-12]', async () => {
    const failures = Array.from({ length: 5 }, () => json({}, 500));
    const { client, sent } = getClient(broken(), ...failures, json({ deleted: true }));
    expect(await uploadMedia(client, file)).toMatchObject({
      ok: false,
      problem: {
        code: 'post_process',
        message:
          'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
      },
    });
    expect(sent).toHaveLength(7);
    expect(sent[6]?.address).toBe('/wp-json/wp/v2/media/12?force=true&_locale=user');
    expect(sent.slice(6).map((each) => getHeaders(each).get('x-http-method-override'))).toEqual([
      'DELETE',
    ]);
  });

  test('a refusal is no failure of the server: nothing is tried again', async () => {
    const { client, sent } = getClient(json({ code: 'rest_cannot_create', message: 'No.' }, 403));
    expect(await uploadMedia(client, file)).toMatchObject({ ok: false });
    expect(sent).toHaveLength(1);
  });
});
