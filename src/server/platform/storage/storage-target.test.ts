import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeTarget, storageTarget } from './storage-target.ts';

const none = { prefix: '', endpoint: undefined, region: undefined };

test.each([
  ['s3://shop-files', { ...none, bucket: 'shop-files' }],
  ['s3://shop-files/', { ...none, bucket: 'shop-files' }],
  ['s3://shop.files/north/2026/', { ...none, bucket: 'shop.files', prefix: 'north/2026' }],
  [
    's3://shop-files/north?endpoint=http://127.0.0.1:9000&region=eu-central-1',
    {
      bucket: 'shop-files',
      prefix: 'north',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-central-1',
    },
  ],
  [
    's3://shop-files?endpoint=https%3A%2F%2Fs3.example%2F',
    { ...none, bucket: 'shop-files', endpoint: 'https://s3.example' },
  ],
])('%s', (address, target) => {
  expect(storageTarget(address)).toEqual({ kind: 's3', ...target });
});

test.each([
  ['file:/srv/files', '/srv/files'],
  ['file:///srv/my%20files', '/srv/my files'],
  ['file:data/media', resolve('data/media')],
])('%s', (address, folder) => {
  expect(storageTarget(address)).toEqual({ kind: 'folder', folder });
});

test.each([
  ['', 'it is not an address'],
  ['shop-files', 'it is not an address'],
  ['http://shop-files', 'it starts with "http:"'],
  ['s3://', 'it names no bucket'],
  ['s3://Shop_Files', 'it names no bucket'],
  ['s3://ab', 'it names no bucket'],
  ['s3://shop-files:9000', 'it names no bucket'],
  ['s3://key:hunter2@shop-files', 'keys belong in AWS_ACCESS_KEY_ID'],
  ['s3://shop-files/a//b', 'the prefix may hold only'],
  ['s3://shop-files/%2e%2e/b%20c', 'the prefix may hold only'],
  ['s3://shop-files?endpoint=s3.example', 'the endpoint is not an address'],
  ['s3://shop-files?endpoint=ftp://s3.example', 'the endpoint is not an address'],
  ['s3://shop-files?endpoint=https://key:hunter2@s3.example', 'the endpoint is not an address'],
  ['s3://shop-files?endpoint=', 'the endpoint is not an address'],
  ['s3://shop-files?region=Europe!', 'the region is not one'],
  ['s3://shop-files?endpiont=https://s3.example', 'the parameters endpoint and region only'],
  ['s3://shop-files#here', 'the parameters endpoint and region only'],
  ['file:', 'file: needs a folder'],
  ['file:%zz', 'percent signs'],
])('%j is refused without being repeated', (address, message) => {
  expect(() => storageTarget(address)).toThrow(message);
  expect(() => storageTarget(address)).not.toThrow(/hunter2/);
});

test('a target is described without its parameters', () => {
  const described = (address: string) => describeTarget(storageTarget(address));
  expect(described('s3://shop-files?endpoint=https://s3.example')).toBe('s3://shop-files');
  expect(described('s3://shop-files/north')).toBe('s3://shop-files/north');
  expect(described('file:/srv/files')).toBe('/srv/files');
});
