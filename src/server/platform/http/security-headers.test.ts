import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { withRequestId } from '../request-id.ts';
import { NOTICE_SCRIPT, SCHEME_SCRIPT } from './first-paint-script.ts';
import { secure, securityHeaders } from './security-headers.ts';

function directives(
  https: boolean,
  tiles = '',
  trackers: readonly string[] = [],
): Map<string, string> {
  const policy = securityHeaders({ https, tiles, trackers })['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('the policy allows our own files only, and two inline scripts by their hashes', () => {
  const policy = directives(false);
  for (const name of ['default-src', 'style-src', 'connect-src', 'form-action']) {
    expect(policy.get(name)).toBe("'self'");
  }
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  expect(policy.get('script-src')).toBe(
    `'self' 'sha256-${hash(SCHEME_SCRIPT)}' 'sha256-${hash(NOTICE_SCRIPT)}'`,
  );
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  // Two video players may be framed, and nothing else comes from other hosts.
  expect(policy.get('frame-src')).toBe('https://www.youtube-nocookie.com https://player.vimeo.com');
  policy.delete('frame-src');
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|http/);
});

test('map tiles may come from the one place the shop named, and from there pictures only', () => {
  const policy = directives(false, 'https://tiles.example');
  expect(policy.get('img-src')).toMatch(/ https:\/\/tiles\.example$/);
  policy.delete('img-src');
  expect([...policy.values()].join(' ')).not.toContain('tiles.example');
});

test('trackers may load scripts, send and show pictures from where the shop named, and nothing else', () => {
  const [before, after] = [directives(true), directives(true, '', ['https://cdn.example'])];
  const changed = [...after].filter(([name, value]) => before.get(name) !== value);
  expect(changed.map(([name]) => name)).toEqual(['script-src', 'img-src', 'connect-src']);
  for (const [name, value] of changed)
    expect(value).toBe(`${before.get(name)} https://cdn.example`);
});

test('https is insisted on only where the shop has it', () => {
  expect(directives(false).has('upgrade-insecure-requests')).toBe(false);
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
  expect(directives(true).has('upgrade-insecure-requests')).toBe(true);
  expect(securityHeaders({ https: true })['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('an answer tells the id of its request', async () => {
  const app = new Hono().use(secure(() => securityHeaders({ https: false })));
  const reply = await withRequestId('request-9', () => app.request('/'));
  expect(reply.headers.get('x-request-id')).toBe('request-9');
});

test('every answer carries them, errors too, and a stricter one of its own is preserved', async () => {
  const app = new Hono().use(secure(() => securityHeaders({ https: false })));
  app.get('/download', (c) => c.text('', 200, { 'content-security-policy': 'sandbox' }));
  app.get('/bug', () => {
    throw new Error('a bug');
  });
  app.onError((_error, c) => c.text('sorry', 500));
  for (const path of ['/nowhere', '/bug', '/download']) {
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
  const download = await app.request('/download');
  expect(download.headers.get('content-security-policy')).toBe('sandbox');
});

test('a page that pays may reach what its provider names, by the directive it is named for', () => {
  const sources = {
    script: ['https://script.example'],
    connect: ['https://connect.example'],
    frame: ['https://frame.example'],
    image: ['https://image.example'],
    form: ['https://form.example'],
    wallet: ['https://frame.example'],
  };
  const { 'content-security-policy': policy = '', 'permissions-policy': permissions } =
    securityHeaders({ https: false, sources });
  const named = policy.split('; ').flatMap((line) => {
    const [directive = '', ...values] = line.split(' ');
    return values.filter((value) => value.endsWith('.example')).map((value) => [directive, value]);
  });
  expect(Object.fromEntries(named)).toEqual({
    'script-src': 'https://script.example',
    'connect-src': 'https://connect.example',
    'frame-src': 'https://frame.example',
    'img-src': 'https://image.example',
    'form-action': 'https://form.example',
  });
  expect(permissions).toContain('payment=(self "https://frame.example")');
});
