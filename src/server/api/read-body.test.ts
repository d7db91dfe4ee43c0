import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

function post(body: BodyInit, type?: string): Request {
  return new Request('http://shop.test/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });
}

async function values(request: Request): Promise<unknown> {
  const result = await readBody(request);
  return result.ok ? result.body.values : result.problem;
}

describe('readBody', () => {
  it('reads a form, a multipart form and JSON alike', async () => {
    const form = new FormData();
    form.append('product_id', '12');
    form.append('options[engraving]', 'Anna');
    expect(
      await values(
        post('product_id=12&options[engraving]=Anna', 'application/x-www-form-urlencoded'),
      ),
    ).toEqual({
      product_id: '12',
      options: { engraving: 'Anna' },
    });
    expect(await values(post(form))).toEqual({ product_id: '12', options: { engraving: 'Anna' } });
    expect(
      await values(
        post('{"product_id":12,"options":{"engraving":"Anna"}}', 'application/json; charset=utf-8'),
      ),
    ).toEqual({ product_id: 12, options: { engraving: 'Anna' } });
  });

  it('hands over files beside the values', async () => {
    const form = new FormData();
    form.append('note', 'two pictures');
    form.append('photo[]', new File(['a'], 'a.txt'));
    form.append('photo[]', new File(['bc'], 'b.txt'));
    const result = await readBody(post(form));
    expect(result.ok && result.body.files.photo?.map((file) => file.name)).toEqual([
      'a.txt',
      'b.txt',
    ]);
    expect(result.ok && result.body.values).toEqual({ note: 'two pictures' });
  });

  it('takes an empty body for no values', async () => {
    expect(await values(new Request('http://shop.test/', { method: 'POST' }))).toEqual({});
  });

  it.each([
    ['{"a":', 'application/json', 'invalid_json'],
    ['[1,2]', 'application/json', 'invalid_json'],
    ['null', 'application/json', 'invalid_json'],
    ['nonsense', 'multipart/form-data; boundary=x', 'invalid_form'],
    ['nonsense', 'multipart/form-data', 'invalid_form'],
    ['a=1&'.repeat(2000), 'application/x-www-form-urlencoded', 'invalid_form'],
    ['<xml/>', 'text/xml', 'unsupported_type'],
  ])('refuses %.12s as %s', async (body, type, problem) => {
    expect(await values(post(body, type))).toBe(problem);
  });

  it('refuses bytes that are no UTF-8 in JSON', async () => {
    expect(await values(post(new Uint8Array([0x22, 0xff, 0x22]), 'application/json'))).toBe(
      'invalid_json',
    );
  });

  it('stops reading at the limit, with or without a length header', async () => {
    expect(await readBody(post('a=12345', 'application/x-www-form-urlencoded'), 6)).toEqual({
      ok: false,
      problem: 'body_too_large',
    });
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const request = new Request('http://shop.test/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect(await readBody(request, 4096)).toEqual({ ok: false, problem: 'body_too_large' });
    expect(pulled).toBeLessThan(10);
  });
});
