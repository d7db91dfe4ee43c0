import { describe, expect, test } from 'vitest';
import {
  checkRedirect,
  redirectPath,
  redirectsAfterMove,
  redirectTarget,
  withQuery,
} from './redirects.ts';

test.each([
  ['/old', '/old'],
  [' old/ ', '/old'],
  ['//evil.example', '/evil.example'],
  ['/a//b?x=1#y', '/a/b'],
  ['/schöne tasse', '/sch%C3%B6ne%20tasse'],
  ['/sch%C3%B6ne', '/sch%C3%B6ne'],
  ['/100%', null],
  ['https://a.example/x', null],
  ['/a\\b', null],
  ['', null],
])('the path %j is %j', (input, path) => {
  expect(redirectPath(input)).toBe(path);
});

test.each([
  ['/new', '?token=abc', '/new?token=abc'],
  ['/new?x=1', '?token=abc', '/new?x=1'],
  ['/new', '', '/new'],
  ['https://evil.example/x', '?token=abc&key=wc_order_1', 'https://evil.example/x'],
  ['https://a.example/x', '?utm_source=b&token=abc', 'https://a.example/x?utm_source=b'],
  [
    'HTTPS://a.example',
    '?Token=abc&utm_campaign=1&utm_term=2',
    'HTTPS://a.example?utm_campaign=1&utm_term=2',
  ],
])('to %j with %j is %j: nothing of a link of an email leaves the shop', (target, search, to) => {
  expect(withQuery(target, search)).toBe(to);
});

test.each([
  ['/new?x=1', '/new?x=1'],
  [' https://a.example/x ', 'https://a.example/x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['new', null],
  ['', null],
])('the target %j is %j', (input, target) => {
  expect(redirectTarget(input)).toBe(target);
});

describe('a redirect', () => {
  const others = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/d' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
  ];
  test.each([
    ['/a', '/b', null],
    ['/a', 'https://a.example/a', null],
    ['/d', '/b', 'redirect.loop'],
    ['/d', '/b?utm=1', 'redirect.loop'],
    // A circle that is there already must not hang the check.
    ['/a', '/x', 'redirect.loop'],
    ['/a', '/a/', 'redirect.self'],
    ['/', '/a', 'redirect.from'],
    [null, '/a', 'redirect.from'],
    ['/a', null, 'redirect.to'],
  ])('from %j to %j: %j', (from, to, code) => {
    expect(checkRedirect({ from, to }, others)?.code ?? null).toBe(code);
  });
});

describe('a page that moves', () => {
  test('leaves a redirect, and earlier ones lead to it at once', () => {
    expect(redirectsAfterMove([{ from: '/a', to: '/b' }], '/b', '/c')).toEqual({
      drop: [],
      write: [
        { from: '/a', to: '/c' },
        { from: '/b', to: '/c' },
      ],
    });
  });

  test('back to its first address, nothing leads away from there', () => {
    expect(redirectsAfterMove([{ from: '/a', to: '/b' }], '/b', '/a')).toEqual({
      drop: ['/a'],
      write: [{ from: '/b', to: '/a' }],
    });
  });
});
