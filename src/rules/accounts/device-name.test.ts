import { expect, test } from 'vitest';
import { getDevice } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Edge Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'Safari macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
    'Safari iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Safari/604.1', 'Chrome iPad'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${like} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet Android',
  ],
  ['curl/8.5.0', ' '],
  ['', ' '],
])('%s is %s', (userAgent, expected) => {
  const { browser, system } = getDevice(userAgent);
  expect(`${browser} ${system}`).toBe(expected);
});
