import { expect, test } from 'vitest';
import { type MediaData, mediaItem } from '../lightbox/media-items.ts';
import { POPUP_LIGHTBOX, REVIEW_LIGHTBOX } from '../lightbox/review-lightbox.ts';
import { mayAdd, moveForKey, popupAddress, turned, wrap } from './popup-rules.ts';

test('both ends of the popup lead round [RV-47]', () => {
  expect(wrap(-1, 5)).toBe(4);
  expect(wrap(5, 5)).toBe(0);
  expect(wrap(3, 5)).toBe(3);
  expect(wrap(1, 1)).toBe(0);
  expect(wrap(1, 0)).toBe(0);
});

test('Escape closes, the arrows move, and in a form they are the form’s [RV-48]', () => {
  expect(moveForKey('Escape', false, false)).toBe('close');
  expect(moveForKey('Escape', true, false)).toBe('close');
  expect(moveForKey('ArrowLeft', false, false)).toBe('previous');
  expect(moveForKey('ArrowRight', false, false)).toBe('next');
  expect(moveForKey('ArrowRight', false, true)).toBe('previous');
  expect(moveForKey('ArrowRight', true, false)).toBeNull();
  expect(moveForKey('Enter', false, false)).toBeNull();
});

test('a picture turns by quarters and comes round [RV-52]', () => {
  expect(
    [1, 1, 1, 1].map(
      (
        (index) => () =>
          (index = turned(index, 1))
      )(0),
    ),
  ).toEqual([1, 2, 3, 0]);
  expect(turned(0, -1)).toBe(3);
});

test('a form of variations is sent with a variation only [RV-54]', () => {
  const form = (id?: string) => new Map(id === undefined ? [] : [['variation_id', id]]);
  expect(mayAdd(form('17'), true)).toBe(true);
  expect(mayAdd(form('0'), true)).toBe(false);
  expect(mayAdd(form(''), true)).toBe(false);
  expect(mayAdd(form(), true)).toBe(false);
  expect(mayAdd(form(), false)).toBe(true);
});

test('the address names the open review, and no longer when it is closed', () => {
  const open = popupAddress('http://shop/product/mug?rating=5#reviews', 'review', 7);
  expect(open).toBe('/product/mug?rating=5&review=7#comment-7');
  expect(popupAddress(`http://shop${open}`, 'review', null)).toBe(
    '/product/mug?rating=5#comment-7',
  );
});

const media: MediaData = {
  kind: 'image',
  url: '',
  key: 'photo-1',
  image: '/media/photo-1/900.jpeg',
  imageWidth: 900,
  imageHeight: 1200,
  width: 900,
  height: 1200,
  alt: 'A mug',
  caption: 'Mine',
  label: 'Photo 1 by Ada',
};

test('pictures, video files and videos of other sites are items of one lightbox [RV-56]', () => {
  const play = (site: string) => `Play from ${site}`;
  expect(mediaItem(media, play)).toMatchObject({
    kind: 'image',
    href: media.image,
    caption: 'Mine',
  });
  expect(mediaItem({ ...media, kind: 'video', url: '/uploads/a.webm' }, play)).toMatchObject({
    kind: 'video',
    type: 'video/webm',
    poster: media.image,
    audio: true,
  });
  const link = { ...media, kind: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ' };
  expect(mediaItem(link, play)).toMatchObject({
    kind: 'embed',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    play: 'Play from YouTube',
  });
});

test('its bars hide after 3 seconds, opened from the popup after 100 [RV-57]', () => {
  expect(REVIEW_LIGHTBOX.idleMs).toBe(3000);
  expect(POPUP_LIGHTBOX.idleMs).toBe(100_000);
});
