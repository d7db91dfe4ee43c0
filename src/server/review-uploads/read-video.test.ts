import { describe, expect, test } from 'vitest';
import { readRange } from '#server/platform/http/read-range.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { sniffKind } from './sniff-kind.ts';
import { mp4, photo, webm } from './testing/file-corpus.ts';

describe('what a file is', () => {
  test.each([
    ['a jpeg', () => photo('jpeg'), 'image/jpeg'],
    ['a png', () => photo('png'), 'image/png'],
    ['a gif', () => photo('gif'), 'image/gif'],
    ['a webp', () => photo('webp'), 'image/webp'],
    ['an mp4', async () => mp4(), 'video/mp4'],
    ['a webm', async () => webm(), 'video/webm'],
    ['a script', async () => Buffer.from('<script>alert(1)</script>'), null],
    ['an svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['nothing', async () => Buffer.alloc(0), null],
  ])('%s is known by its first bytes [RV-76]', async (_, make, mime) => {
    expect(sniffKind(await make())).toBe(mime);
  });
});

describe('mp4', () => {
  test('size and length are read from the container', () => {
    expect(readMp4(mp4({ width: 1280, height: 720, seconds: 12 }))).toMatchObject({
      width: 1280,
      height: 720,
      duration: 12_000,
    });
  });

  test('where it was filmed is blanked, and nothing else moves', () => {
    const video = mp4({ note: '+51.5074-000.1278/' });
    const read = readMp4(video);
    expect(video.includes('+51.5074')).toBe(true);
    expect(read?.bytes.includes('+51.5074')).toBe(false);
    expect(read?.bytes.length).toBe(video.length);
    expect(readMp4(read?.bytes ?? Buffer.alloc(0))).not.toBeNull();
  });

  test.each([
    ['sound without a picture', mp4({ handler: 'soun' })],
    ['another brand', mp4({ brand: 'evil' })],
    ['no length', mp4({ seconds: 0 })],
    ['no size', mp4({ width: 0 })],
    ['cut off', mp4().subarray(0, 200)],
    ['with a page behind it', Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')])],
    ['only its first box', mp4().subarray(0, 20)],
  ])('%s is none', (_, bytes) => {
    expect(readMp4(bytes)).toBeNull();
  });
});

describe('webm', () => {
  test('size and length are read from the container', () => {
    expect(readWebm(webm({ width: 320, height: 180, seconds: 9 }))).toMatchObject({
      width: 320,
      height: 180,
      duration: 9_000,
    });
  });

  test('one recorded in a browser tells its length by its last part', () => {
    expect(readWebm(webm({ withDuration: false, seconds: 7 }))).toMatchObject({ duration: 7_000 });
  });

  test.each(['me at home', 'me at home, '.repeat(40)])('its notes are blanked: %s', (note) => {
    const video = webm({ note });
    const read = readWebm(video);
    expect(read?.bytes.includes('at home')).toBe(false);
    expect(read?.bytes.length).toBe(video.length);
    expect(readWebm(read?.bytes ?? Buffer.alloc(0))).toMatchObject({ duration: 4_000 });
  });

  test.each([
    ['another kind of its family', webm({ docType: 'matroska' })],
    ['no size', webm({ width: 0 })],
    ['cut off', webm().subarray(0, 90)],
    ['with a page behind it', Buffer.concat([webm(), Buffer.from('<script>alert(1)</script>')])],
  ])('%s is none', (_, bytes) => {
    expect(readWebm(bytes)).toBeNull();
  });
});

test('any cut and any changed byte is survived', () => {
  for (const [read, video] of [
    [readMp4, mp4()],
    [readWebm, webm()],
  ] as const) {
    for (let at = 0; at < 200; at += 1) {
      const changed = Buffer.from(video);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(() => [read(changed), read(video.subarray(0, at))]).not.toThrow();
    }
  }
});

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=100-', 'nowhere'],
  ['bytes=9-5', 'nowhere'],
  ['bytes=0-1,5-6', null],
  ['pages=1-2', null],
  ['bytes=-', null],
])('the range %s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
