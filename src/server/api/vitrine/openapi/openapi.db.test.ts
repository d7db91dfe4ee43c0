import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { browser } from '../../testing/test-browser.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';
import { vitrineRoutes } from '../vitrine-routes.ts';
import { documentPath } from './document.ts';

const { db } = await testDatabase();
let client: Awaited<ReturnType<typeof vitrineClient>>;
beforeAll(async () => {
  client = await vitrineClient(db, { role: 'administrator' });
});

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const operations = () =>
  Object.entries(client.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  test('lists the routes and methods there are, and no others', () => {
    const listed = operations().map(({ path, method }) => `${method} ${path}`);
    const there = vitrineRoutes.flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => `${method.toLowerCase()} ${documentPath(path)}`),
    );
    expect(listed.sort()).toEqual(there.sort());
  });

  test('is answered by the shop at each of its addresses', async () => {
    const { ask } = browser(db);
    for (const { path, method, operation } of operations()) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const pattern = operation.parameters.find((one) => one.name === name)?.schema.pattern;
        const fits = (text: string) => new RegExp(String(pattern ?? '^1$')).test(text);
        return ['1', 'a', 'a1'].find(fits) ?? '1';
      });
      const requested = `/wp-json/vitrine/v1${filled}`;
      const options = await ask(requested, { method: 'OPTIONS' });
      expect(options.headers.get('allow')?.toLowerCase().split(', '), requested).toContain(method);
    }
  });

  test('is OpenAPI 3.1 in structure', () => {
    const { document } = client;
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: 'https://shop.example/wp-json/vitrine/v1' }],
    });
    const ids = new Set<unknown>();
    for (const { path, method, operation } of operations()) {
      const name = `${method} ${path}`;
      expect(METHODS, name).toContain(method);
      expect(operation, name).toMatchObject({ operationId: expect.any(String), summary: /\w/ });
      ids.add((operation as { operationId?: string }).operationId);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each);
      const { parameters } = operation;
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
      for (const parameter of parameters) {
        expect(['path', 'query'], name).toContain(parameter.in);
        expect(parameter.schema, `${name} ${parameter.name}`).toBeTypeOf('object');
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
      }
      expect(new Set(parameters.map((one) => one.name)).size).toBe(parameters.length);
      const handled = Object.entries(operation.responses).filter(([status]) => /^2/.test(status));
      expect(handled, name).toHaveLength(1);
      expect(handled[0]?.[1], name).toMatchObject({ description: /\w/, content: {} });
    }
    expect(ids.size).toBe(operations().length);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    for (const [, pointer = ''] of references) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });

  test('describes what every list and report answers', async () => {
    const fixed = operations().filter(({ path, method }) => method === 'get' && !/\{/.test(path));
    for (const { path, operation } of fixed) {
      if (operation.parameters.some((one) => one.required)) continue;
      if (!operation.responses[200]?.content?.['application/json']) continue;
      expect((await client.send('GET', path)).status, path).toBe(200);
    }
  });
});
