import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { type BodyRules, readBody } from './read-body.ts';

const uploads = testUploads();
const rules = (changed: Partial<BodyRules> = {}): BodyRules => ({
  intake: uploads.open('ada'),
  fileBytes: 0,
  mayBringFiles: async () => null,
  ...changed,
});

function post(body: BodyInit, type?: string): Request {
  return new Request('http://shop.test/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });
}

async function values(request: Request): Promise<unknown> {
  const bodyRules = rules();
  const result = await readBody(request, bodyRules);
  await bodyRules.intake?.close();
  if (result.ok) return result.body.values;
  return 'problem' in result ? result.problem : result.refusal;
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
    const chunks = rules({ fileBytes: 1000 });
    const result = await readBody(post(form), chunks);
    const [first, second] = (result.ok && result.body.files.photo) || [];
    expect([first?.name, second?.name]).toEqual(['a.txt', 'b.txt']);
    expect([await first?.text(), await second?.text()]).toEqual(['a', 'bc']);
    await chunks.intake?.close();
    expect(readdirSync(uploads.folder)).toEqual([]);
    expect(result.ok && result.body.values).toEqual({ note: 'two pictures' });
  });

  it('leaves out files where none are taken', async () => {
    const form = new FormData();
    form.append('photo', new File(['x'.repeat(100_000)], 'a.txt'));
    form.append('note', 'below it');
    const result = await readBody(post(form), rules());
    expect(result).toEqual({ ok: true, body: { values: { note: 'below it' }, files: {} } });
  });

  it('takes no file of one who may send none, and reads nothing after it', async () => {
    const refusal = new Response('-1', { status: 403 });
    const chunks: unknown[] = [];
    let pulled = 0;
    const head = [
      '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nabove\r\n',
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n',
    ];
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        const text = head.shift();
        controller.enqueue(text ? new TextEncoder().encode(text) : new Uint8Array(64 * 1024));
      },
    });
    const request = new Request('http://shop.test/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    const result = await readBody(
      request,
      rules({
        fileBytes: 100_000_000,
        async mayBringFiles(values) {
          chunks.push(values);
          return refusal;
        },
      }),
    );
    expect(result).toEqual({ ok: false, refusal });
    expect(chunks).toEqual([{ note: 'above' }]);
    expect(pulled).toBeLessThan(20);
    expect(readdirSync(uploads.folder)).toEqual([]);
  });

  it('takes an empty body for no values', async () => {
    expect(await values(new Request('http://shop.test/', { method: 'POST' }))).toEqual({});
  });

  it.each([
    ['{"a":', 'application/json', 'invalid_json'],
    ['[1,2]', 'application/json', 'invalid_json'],
    [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 'application/json', 'invalid_json'],
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
    const long = 'a'.repeat(1024 * 1024 + 1);
    expect(await values(post(long, 'application/x-www-form-urlencoded'))).toBe('body_too_large');
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    const request = new Request('http://shop.test/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect(await values(request)).toBe('body_too_large');
    expect(pulled).toBeLessThan(10);
  });
});
