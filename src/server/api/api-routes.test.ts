import { describe, expect, it } from 'vitest';
import { echoed, form, json, nonce, origin, shop } from './testing/echo-shop.ts';

describe('the two endpoints of the shop', () => {
  const { ask, post } = shop(echoed);

  it('answers a shop call at /?wc-ajax= and at /wc-ajax/ [RE-03]', async () => {
    for (const path of ['/?wc-ajax=echo', '/wc-ajax/echo']) {
      const response = await post(path, 'product_id=12');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ product_id: '12' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers a generic call at admin-ajax.php, named in the query or the body [RE-03]', async () => {
    const fromQuery = await ask('/wp-admin/admin-ajax.php?action=rest-nonce');
    expect(await fromQuery.text()).toBe(nonce('rest'));
    const fromBody = await post('/wp-admin/admin-ajax.php', 'action=rest-nonce');
    expect(await fromBody.text()).toBe(nonce('rest'));
    const fromJson = await post('/wp-admin/admin-ajax.php', '{"action":"rest-nonce"}', json);
    expect(await fromJson.text()).toBe(nonce('rest'));
    expect(fromJson.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/?wc-ajax=nothing'],
    ['/?wc-ajax='],
    ['/wc-ajax/constructor'],
    ['/wp-admin/admin-ajax.php'],
    ['/wp-admin/admin-ajax.php?action=nothing'],
    ['/wp-admin/admin-ajax.php?action[]=rest-nonce'],
    ['/wp-admin/admin-ajax.php?action=__proto__'],
  ])('says 400 and 0 to %s [RE-03]', async (path) => {
    const response = await post(path, 'a=1');
    expect([response.status, await response.text()]).toEqual([400, '0']);
  });

  it('knows no call nobody wrote', async () => {
    const response = await shop().post('/?wc-ajax=made_up', 'time=1');
    expect([response.status, await response.text()]).toEqual([400, '0']);
  });

  it('leaves the home page alone', async () => {
    expect(await (await ask('/?utm_source=mail')).text()).toBe('home page');
  });

  it('changes nothing by GET', async () => {
    const response = await ask('/?wc-ajax=echo&product_id=12');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('guards of a call', () => {
  const { ask, post, failures } = shop(echoed);

  it('refuses a missing or wrong nonce with 403 and -1', async () => {
    for (const body of ['', 'security=', `security=${nonce('review')}`, 'security[]=x']) {
      const response = await post('/?wc-ajax=guarded', body);
      expect([response.status, await response.text()]).toEqual([403, '-1']);
    }
    const read = await ask(`/wp-admin/admin-ajax.php?action=look&nonce=${nonce('public')}`);
    expect([read.status, await read.text()]).toEqual([403, '-1']);
  });

  it.each(['nonce', '_wpnonce', 'security'])('takes the nonce from %s', async (field) => {
    expect((await post('/?wc-ajax=guarded', `${field}=${nonce('coupon')}`)).status).toBe(200);
    expect((await post(`/?wc-ajax=guarded&${field}=${nonce('coupon')}`, 'a=1')).status).toBe(200);
  });

  it('takes the nonce from the header X-WP-Nonce', async () => {
    const headers = { ...form, 'x-wp-nonce': nonce('coupon') };
    expect((await post('/?wc-ajax=guarded', 'a=1', headers)).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a change sent from %s', async (_, headers) => {
    const response = await post('/?wc-ajax=echo', 'a=1', { ...form, ...headers });
    expect([response.status, await response.text()]).toEqual([403, '-1']);
    const rest = await post('/wp-json/test/v1/things', '{"name":"x"}', { ...json, ...headers });
    expect(rest.status).toBe(403);
    expect(await rest.json()).toMatchObject({ code: 'rest_forbidden_origin' });
  });

  it('takes a change from its own pages', async () => {
    const sameOrigin: Record<string, string>[] = [{ origin }, { 'sec-fetch-site': 'same-origin' }];
    for (const headers of sameOrigin) {
      expect((await post('/?wc-ajax=echo', 'a=1', { ...form, ...headers })).status).toBe(200);
    }
  });

  const upload = (nonceFirst: string, size: number, more: Record<string, string> = {}) => {
    const body = new FormData();
    if (nonceFirst !== '') body.append('security', nonceFirst);
    body.append('file', new File(['x'.repeat(size)], 'a.txt'));
    for (const [name, value] of Object.entries(more)) body.append(name, value);
    return body;
  };
  const sendFile = (body: FormData, query = '?action=upload', headers = {}) =>
    ask(`/wp-admin/admin-ajax.php${query}`, { method: 'POST', body, headers });

  it('reads files up to the limit of the call', async () => {
    const accepted = await sendFile(upload(nonce('public'), 60));
    expect(await accepted.json()).toMatchObject({ name: 'a.txt' });
    const tooLarge = await sendFile(upload(nonce('public'), 65));
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ code: 'body_too_large', data: { status: 413 } });
  });

  it.each([
    ['in a field above the file', upload(nonce('public'), 10), '?action=upload', {}, 200],
    ['in the query', upload('', 10), `?action=upload&nonce=${nonce('public')}`, {}, 200],
    ['in the header', upload('', 10), '?action=upload', { 'x-wp-nonce': nonce('public') }, 200],
    [
      'with the action below the file',
      upload(nonce('public'), 10, { action: 'upload' }),
      '',
      {},
      200,
    ],
    ['below the file', upload('', 10, { security: nonce('public') }), '?action=upload', {}, 403],
    ['of another kind', upload(nonce('coupon'), 10), '?action=upload', {}, 403],
    ['nowhere, nor the action', upload('', 10, { action: 'upload' }), '', {}, 403],
  ])('takes a file with its nonce %s: %#', async (_, body, query, headers, status) => {
    expect((await sendFile(body, query, headers)).status).toBe(status);
  });

  it.each([
    ['no nonce', {}, 403],
    ['another origin', { origin: 'https://evil.example', 'x-wp-nonce': nonce('public') }, 403],
  ])('reads nothing of the file of one with %s', async (_, headers, status) => {
    let pulled = 0;
    const parts = ['--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'];
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(Buffer.from(parts.shift() ?? 'x'.repeat(64 * 1024)));
      },
    });
    const response = await ask('/wp-admin/admin-ajax.php?action=upload', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(status);
    expect(pulled).toBeLessThan(10);
  });

  it('says what is wrong with a body it cannot read', async () => {
    const response = await post('/?wc-ajax=echo', '{"a":', json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'invalid_json',
      message: 'The request body is not a JSON object.',
      data: { status: 400 },
    });
    expect((await ask(`/?wc-ajax=echo&${'a=1&'.repeat(1200)}`, { method: 'POST' })).status).toBe(
      400,
    );
  });

  it.each([
    ['full', 507, 'insufficient_storage', '60'],
    ['away', 503, 'service_unavailable', '5'],
  ])('says of %s that it is for a while: %s', async (name, status, code, seconds) => {
    const response = await post(`/?wc-ajax=${name}`, 'a=1');
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, seconds]);
    expect(await response.json()).toMatchObject({ code, data: { status } });
  });

  it('reports a bug and shows nothing of it', async () => {
    const response = await post('/?wc-ajax=broken', 'a=1');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(failures.map(String)).toContain('Error: a bug with a secret in it');
  });
});

describe('REST', () => {
  const { ask, post } = shop(echoed);

  it('answers at /wp-json and at /?rest_route=', async () => {
    for (const path of [
      '/wp-json/test/v1/things/3',
      '/?rest_route=/test/v1/things/3',
      '/wp-json/test/v1/things/3/?_locale=user',
    ]) {
      const response = await ask(path);
      expect(await response.json()).toEqual({ id: 3 });
      expect(response.headers.get('allow')).toBe('GET, DELETE');
      expect(response.headers.get('link')).toBe(`<${origin}/wp-json/>; rel="https://api.w.org/"`);
    }
  });

  it.each([
    ['/wp-json/none/v1/x'],
    ['/wp-json/test/v1/things/x'],
    ['/wp-json/%E0%A4%A'],
    ['/wp-json/test/v1/things/%00'],
    ['/?rest_route=nonsense%25'],
  ])('has no route %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
  });

  it('names the wrong parameter', async () => {
    const response = await ask('/wp-json/test/v1/things?page=x');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): page',
      data: {
        status: 400,
        params: { page: 'page is not of type integer.' },
        details: {
          page: {
            code: 'rest_invalid_type',
            message: 'page is not of type integer.',
            data: { param: 'page' },
          },
        },
      },
    });
  });

  it('refuses a missing, wrong or other nonce with rest_cookie_invalid_nonce', async () => {
    for (const wrong of [undefined, 'x', nonce('public')]) {
      const headers = new Headers(wrong ? { 'x-wp-nonce': wrong } : {});
      const response = await ask('/wp-json/test/v1/things/3', { method: 'DELETE', headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    }
  });

  it('takes DELETE as a POST with an override', async () => {
    const headers = { 'x-wp-nonce': nonce('rest'), 'x-http-method-override': 'DELETE' };
    const byHeader = await ask('/wp-json/test/v1/things/3', { method: 'POST', headers });
    expect(await byHeader.json()).toEqual({ deleted: 3 });
    const byField = await ask('/wp-json/test/v1/things/3?_method=delete', {
      method: 'POST',
      headers: { 'x-wp-nonce': nonce('rest') },
    });
    expect(await byField.json()).toEqual({ deleted: 3 });
  });

  it('never takes a GET for a change', async () => {
    const response = await ask('/wp-json/test/v1/things/3?_method=DELETE', {
      headers: { 'x-wp-nonce': nonce('rest'), 'x-http-method-override': 'DELETE' },
    });
    expect(await response.json()).toEqual({ id: 3 });
  });

  it('refuses JSON it cannot read', async () => {
    const response = await post('/wp-json/test/v1/things', '{', json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'rest_invalid_json' });
  });

  it('tells how many there are and where the pages around stand', async () => {
    const response = await ask('/wp-json/test/v1/things?page=2&_locale=user');
    expect(response.headers.get('x-wp-total')).toBe('25');
    expect(response.headers.get('x-wp-totalpages')).toBe('3');
    expect(response.headers.get('link')).toBe(
      `<${origin}/wp-json/test/v1/things?page=1&_locale=user>; rel="prev", <${origin}/wp-json/test/v1/things?page=3&_locale=user>; rel="next"`,
    );
  });

  it('sends an ETag and 304 on a list that may be cached', async () => {
    const first = await ask('/wp-json/test/v1/things');
    const etag = first.headers.get('etag') ?? '';
    expect([etag.startsWith('W/"'), first.headers.get('cache-control')]).toEqual([
      true,
      'no-cache',
    ]);
    const again = await ask('/wp-json/test/v1/things', {
      headers: { 'if-none-match': `"x", ${etag}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers HEAD without a body and OPTIONS with what the route takes', async () => {
    const head = await ask('/wp-json/test/v1/things', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('x-wp-total')]).toEqual([
      200,
      '',
      '25',
    ]);
    const options = await ask('/wp-json/test/v1/things', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example' },
    });
    expect(await options.json()).toEqual({
      namespace: 'test/v1',
      methods: ['GET', 'POST'],
      endpoints: [
        {
          methods: ['GET'],
          args: {
            page: {
              description: 'Which page of the list.',
              required: false,
              type: 'integer',
              minimum: 1,
              maximum: 100,
              default: 1,
            },
          },
        },
        {
          methods: ['POST'],
          args: {
            name: { description: 'Name that people see.', required: false, type: 'string' },
          },
        },
      ],
    });
    // Everybody may read; without credentials no answer is about somebody.
    expect(options.headers.get('access-control-allow-origin')).toBe('https://other.example');
    expect(options.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('lists its namespaces and routes', async () => {
    const index = await (await ask('/wp-json/')).json();
    expect(index).toMatchObject({ name: 'My shop', url: origin, namespaces: ['test/v1'] });
    expect(Object.keys(index.routes)).toEqual([
      '/test/v1/things/(?P<id>[\\d]+)',
      '/test/v1/things',
    ]);
    const namespace = await (await ask('/wp-json/test/v1')).json();
    expect(namespace).toMatchObject({ namespace: 'test/v1', routes: { '/test/v1/things': {} } });
    const current = await (await shop().ask('/wp-json')).json();
    expect(current.namespaces).toEqual([
      'vitrine/v1',
      'wc-admin',
      'wc-analytics',
      'wc/store',
      'wc/store/v1',
      'wc/v1',
      'wc/v2',
      'wc/v3',
      'wp/v2',
    ]);
  });
});
