import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { splitShortcodes } from './shortcode.ts';
import { getVideo, videoLinksIn } from './video-link.ts';

describe('long words', () => {
  const long = 'word '.repeat(60).trim();

  test('are cut between two of them, and nothing is lost', () => {
    const { visible: displayed, rest } = cutText(long, 150);
    expect(displayed.length).toBeLessThanOrEqual(150);
    expect(displayed.endsWith('word')).toBe(true);
    expect(displayed + rest).toBe(long);
  });

  test('are shown whole where the rest is not worth a click, or nothing is to be cut', () => {
    const nearly = 'x'.repeat(165);
    expect(cutText(nearly, 150)).toEqual({ visible: nearly, rest: '' });
    expect(cutText(long, 0)).toEqual({ visible: long, rest: '' });
    expect(cutText('', 150)).toEqual({ visible: '', rest: '' });
  });

  test('are cut inside only where they are one word, never inside a character', () => {
    const { visible: displayed, rest } = cutText('👩‍👩‍👧'.repeat(200), 150);
    expect([...new Intl.Segmenter('en').segment(displayed)]).toHaveLength(150);
    expect(displayed + rest).toBe('👩‍👩‍👧'.repeat(200));
  });
});

const tube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`;

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', tube('dQw4w9WgXcQ')],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', tube('dQw4w9WgXcQ')],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', tube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', tube('dQw4w9WgXcQ')],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=abc1',
    'https://player.vimeo.com/video/76979871?h=abc1',
  ],
])('the link %s is a video of another site [RV-59]', (address, player) => {
  expect(getVideo(address)).toMatchObject({ kind: 'embed', player });
});

test.each([
  ['/uploads/unpacking.mp4', 'video/mp4'],
  ['https://shop.example/a/b.WEBM?x=1', 'video/webm'],
])('the file %s is a video [RV-59]', (address, type) => {
  expect(getVideo(address)).toEqual({ kind: 'file', type });
});

test.each([
  '/media/photo.jpeg',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=%22onload=alert(1)',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'http://[',
  '/video.mp4.exe',
])('%s is no video [RV-59]', (address) => {
  expect(getVideo(address)).toBeNull();
});

test('links to videos are found in a text, each video once, without what ends the sentence [RV-56] [RV-59]', () => {
  const text =
    'See https://youtu.be/dQw4w9WgXcQ, or (https://vimeo.com/76979871).\n' +
    'Again: https://www.youtube.com/watch?v=dQw4w9WgXcQ! Not https://evil.example/x.mp4 or youtu.be.';
  expect(videoLinksIn(text)).toEqual([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
  ]);
  expect(videoLinksIn('')).toEqual([]);
});

describe('a shortcode', () => {
  test('stands between the text before and after it, however its values are quoted [RV-31]', () => {
    const html = `<p>Before.</p><p>[photo_reviews style="masonry" cols_gap='10' per_page=4]</p><p>After.</p>`;
    expect(splitShortcodes(html)).toEqual([
      { html: '<p>Before.</p>' },
      { attributes: { style: 'masonry', cols_gap: '10', per_page: '4' } },
      { html: '<p>After.</p>' },
    ]);
  });

  test('may be alone, without any value, or not be there', () => {
    expect(splitShortcodes('[photo_reviews]')).toEqual([{ attributes: {} }]);
    expect(splitShortcodes('<p>[photo_review]</p>')).toEqual([{ html: '<p>[photo_review]</p>' }]);
    expect(splitShortcodes('')).toEqual([{ html: '' }]);
  });

  test('reads what a sanitised text writes as entities', () => {
    expect(splitShortcodes('[photo_reviews style=&quot;slider&quot;]')).toEqual([
      { attributes: { style: 'slider' } },
    ]);
  });
});
