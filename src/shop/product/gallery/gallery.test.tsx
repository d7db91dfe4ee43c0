import { expect, test } from 'vitest';
import { sampleImage, sampleProduct } from '#wire/samples/product.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProductChoiceProvider } from '../choice/product-choice.tsx';
import { Gallery } from './gallery.tsx';
import { gallerySlides } from './gallery-slides.ts';
import { lightboxItems } from './lightbox-items.ts';

const [front, side, detail] = [1, 2, 3].map((id) => sampleImage(id));
if (!front || !side || !detail) throw new Error('There are three pictures.');
const gallery = [front, side, detail];

function render(product = sampleProduct()): string {
  return renderPage(
    <ProductChoiceProvider product={product}>
      <Gallery product={product} />
    </ProductChoiceProvider>,
  );
}

test('nothing chosen, the gallery is as it is [PP-22]', () => {
  expect(gallerySlides(gallery, null)).toEqual({ slides: gallery, index: 0 });
});

test('a variation whose picture is a slide leads there [PP-21]', () => {
  expect(gallerySlides(gallery, sampleImage(3))).toEqual({ slides: gallery, index: 2 });
});

test('a variation’s own picture takes the place of the first [PP-19]', () => {
  const image = sampleImage(9);
  expect(gallerySlides(gallery, image)).toEqual({ slides: [image, side, detail], index: 0 });
  expect(gallerySlides([], image)).toEqual({ slides: [image], index: 0 });
});

test('a lightbox item has the address of the picture and its title or caption [PP-31]', () => {
  const [item] = lightboxItems([sampleImage(1, { caption: 'The handle' })], 'Play');
  expect(item).toMatchObject({
    kind: 'image',
    href: '/media/picture-1/1200.jpeg',
    title: 'View 1',
    caption: 'The handle',
    width: 1200,
    height: 1500,
  });
  expect(item).toHaveProperty(
    'srcset',
    [480, 640, 960, 1200].map((width) => `/media/picture-1/${width}.webp ${width}w`).join(', '),
  );
});

test('a video goes into the lightbox as a video, its picture as the first sight of it', () => {
  const video = { url: '/media/video.mp4', type: 'video/mp4', audio: false } as const;
  expect(lightboxItems([{ ...front, video }], 'Play')[0]).toMatchObject({
    kind: 'video',
    href: '/media/video.mp4',
    poster: '/media/picture-1/1200.jpeg',
    audio: false,
  });
});

test('a video of another site is a link to it until play is pressed', () => {
  const video = { url: 'https://youtu.be/x', player: 'https://player.example/x' };
  const html = render(sampleProduct({ gallery: [{ ...front, video }] }));
  expect(html).toContain('href="https://youtu.be/x"');
  expect(html).not.toContain('player.example');
  expect(lightboxItems([{ ...front, video }], 'Play')[0]).toMatchObject({
    kind: 'embed',
    player: 'https://player.example/x',
    play: 'Play',
  });
});

test('a video is muted and without controls, unless it has sound [TH-40]', () => {
  const video = { url: '/media/video.mp4', type: 'video/mp4', audio: false } as const;
  const element = (html: string) => html.match(/<video[^>]*>/)?.[0] ?? '';
  const silent = element(render(sampleProduct({ gallery: [{ ...front, video }] })));
  expect(silent).toContain(' muted');
  expect(silent).not.toContain(' controls');
  const spoken = element(
    render(sampleProduct({ gallery: [{ ...front, video: { ...video, audio: true } }] })),
  );
  expect(spoken).not.toContain(' muted');
  expect(spoken).toContain(' controls');
});

test('only the first picture is loaded first, and none twice', () => {
  const html = render();
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.indexOf('fetchPriority="high"')).toBeLessThan(html.indexOf('slide-2'));
});

test('a product without pictures has an empty frame', () => {
  const html = render(sampleProduct({ gallery: [] }));
  expect(html).toContain('<li class="blank"></li>');
  expect(html).not.toContain('#slide-1');
});
