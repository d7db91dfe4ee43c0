import { expect, test } from 'vitest';
import { percentEncode, signatureBase, withoutRepeats } from './signature-base.ts';

test.each([
  ['abcABC123', 'abcABC123'],
  ['-._~', '-._~'],
  ["!*'()", '%21%2A%27%28%29'],
  ['a b&c=d', 'a%20b%26c%3Dd'],
  ['ø', '%C3%B8'],
])('encodes %s as %s', (input, expected) => {
  expect(percentEncode(input)).toBe(expected);
});

test('the base of RFC 5849, section 3.4.1.1, with its own example', () => {
  const base = signatureBase('post', 'http://example.com/request', [
    ['b5', '=%3D'],
    ['a3', 'a'],
    ['c@', ''],
    ['a2', 'r b'],
    ['oauth_consumer_key', '9djdj82h48djs9d2'],
    ['oauth_token', 'kkk9d7dh3k39sjv7'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131201'],
    ['oauth_nonce', '7d8f3e4a'],
    ['oauth_signature', 'bYT5CMsGcbgUdFHObYMEfcx6bsw='],
    ['c2', ''],
    ['a3', '2 q'],
  ]);
  expect(base).toBe(
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
  );
});

test('a pair that is sent twice counts once, another value of the same name stays', () => {
  const sent = [
    ['page', '2'],
    ['status', 'any'],
    ['page', '2'],
    ['page', '3'],
  ] as const;
  expect(withoutRepeats(sent)).toEqual([
    ['page', '2'],
    ['status', 'any'],
    ['page', '3'],
  ]);
});
