import { expect, test } from 'vitest';
import { render, testImage } from '../testing/test-shop.tsx';
import { Image } from './image.tsx';

test('the first one offers every format and width, with its size known before it loads', () => {
  const html = render(<Image image={testImage} sizes="50vw" priority />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('/media/oak-serving-tray-0123456789/320.avif 320w');
  expect(html).toContain('/media/oak-serving-tray-0123456789/1200.webp 1200w');
  expect(html).not.toContain('1280w');
  expect(html).toMatch(/<img [^>]*width="1200" height="1500"/);
  expect(html).toContain('alt="Oak tray on a linen cloth"');
});

test('the others offer AVIF, in no width that a large picture is never displayed in', () => {
  const html = render(<Image image={testImage} sizes="50vw" />);
  expect(html.match(/\d+w/g)).toEqual(['320w', '480w', '640w', '960w', '1200w']);
  expect(html).not.toContain('image/webp');
  expect(html).toContain('src="/media/oak-serving-tray-0123456789/1200.jpeg"');
});

test('a small one offers no more than it can show', () => {
  const html = render(<Image image={testImage} sizes="5rem" upTo={320} />);
  expect(html.match(/\d+w/g)).toEqual(['160w', '320w']);
  expect(html).not.toContain('image/webp');
  expect(html).toContain('src="/media/oak-serving-tray-0123456789/320.jpeg"');
  const tiny = render(<Image image={{ ...testImage, width: 200 }} sizes="5rem" upTo={320} />);
  expect(tiny.match(/\d+w/g)).toEqual(['160w', '200w']);
});

test('waits until it is near, unless it is the one the visitor waits for', () => {
  expect(render(<Image image={testImage} sizes="50vw" />)).toContain('loading="lazy"');
  const first = render(<Image image={testImage} sizes="50vw" priority />);
  expect(first).toMatch(/fetchpriority="high"/i);
  expect(first).not.toContain('loading="lazy"');
});

test('a focal point is named for the style sheet, in steps of ten; the centre is not', () => {
  const aimed = render(<Image image={{ ...testImage, focus: { x: 18, y: 100 } }} sizes="50vw" />);
  expect(aimed).toContain('data-focus-x="20" data-focus-y="100"');
  expect(aimed).not.toContain('style=');
  expect(render(<Image image={testImage} sizes="50vw" />)).not.toContain('data-focus');
});
