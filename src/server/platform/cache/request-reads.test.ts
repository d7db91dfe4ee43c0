import { expect, test } from 'vitest';
import { NO_SERVICES } from '../services.ts';
import { createRequestReads, requestReads } from './request-reads.ts';

function reader(services = NO_SERVICES) {
  let count = 0;
  const read = () => requestReads.of({ services }).once('count', async () => (count += 1));
  return { read, purge: () => requestReads.of({ services }).purge() };
}

test('a request reads once, and anew after a write', async () => {
  const { read, purge } = reader(requestReads.add(NO_SERVICES, createRequestReads()));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  purge();
  expect(await read()).toBe(2);
});

test('where there is no request everything is read anew', async () => {
  const { read } = reader();
  expect([await read(), await read()]).toEqual([1, 2]);
});
