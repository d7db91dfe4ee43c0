import { type KeyboardEvent, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PRODUCT_LIGHTBOX } from '../../ui/lightbox/lightbox-settings.ts';
import { useLightbox } from '../../ui/lightbox/use-lightbox.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { SliderButtons } from '../../ui/slider/slider-buttons.tsx';
import {
  DRAG_THRESHOLD_PX,
  QUICK_VIEW_DRAG_THRESHOLD_PX,
} from '../../ui/slider/slider-constants.ts';
import { stopForKey } from '../../ui/slider/slider-keys.ts';
import { SliderStatus } from '../../ui/slider/slider-status.tsx';
import { SliderStrip } from '../../ui/slider/slider-strip.tsx';
import { useSlider } from '../../ui/slider/use-slider.ts';
import { GALLERY_SIZES } from '../gallery-sizes.ts';
import { useChosenImage } from './displayed-image.ts';
import styles from './gallery.module.css';
import { GalleryExtrasContext } from './gallery-extras.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { gallerySlides } from './gallery-slides.ts';
import { lightboxItems } from './lightbox-items.ts';
import { Thumbnails } from './thumbnails.tsx';

const QUICK_VIEW_SIZES = '(min-width: 850px) 28rem, (min-width: 550px) 40vw, 100vw';

interface GalleryProps {
  product: Pick<ProductRecord, 'name' | 'gallery'>;
  /** Without thumbnails, and with a lower drag threshold. */
  inQuickView?: boolean;
}

/** A slider of pictures, thumbnails, and a lightbox. */
export function Gallery({ product, inQuickView = false }: GalleryProps) {
  const t = useTranslator();
  const rtl = useShop().dir === 'rtl';
  const openLightbox = useLightbox();
  const image = useChosenImage();
  const { OnPicture: OnImage } = useContext(GalleryExtrasContext);
  const { slides, index: target } = gallerySlides(product.gallery, image);
  const slider = useSlider({
    count: Math.max(slides.length, 1),
    threshold: inQuickView ? QUICK_VIEW_DRAG_THRESHOLD_PX : DRAG_THRESHOLD_PX,
  });
  const { viewport, stop, moved, ready, goTo } = slider;
  const section = useRef<HTMLElement>(null);
  const label = t('product.gallery', { name: product.name });
  const position = { number: stop + 1, total: slides.length };

  // The gallery follows the choice. The initial choice of the address jumps without an animation.
  const chosen = useRef<{ id?: number | undefined; first: boolean }>({ first: true });
  useEffect(() => {
    if (image?.id === chosen.current.id) return;
    goTo(target, { jump: chosen.current.first && !moved });
    chosen.current = { id: image?.id, first: false };
  }, [image, target, goTo, moved]);

  // Hidden slides cannot have the focus: it moves to the visible one.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const slide = focused?.closest('li');
    if (!slide || !section.current?.contains(slide) || !focused?.matches('a')) return;
    const next = slide.parentElement?.children[stop]?.querySelector('a');
    if (next && next !== focused) next.focus({ preventScroll: true });
  }, [stop]);

  function press(event: KeyboardEvent) {
    const next = event.defaultPrevented ? null : stopForKey(event.key, slider, rtl);
    if (next === null || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    goTo(next);
  }

  function enlarge(index: number, opener: 'picture' | 'button') {
    const slideAt = (place: number) => viewport.current?.querySelectorAll('li')[place] ?? null;
    let current = index;
    void openLightbox({
      items: lightboxItems(slides, t('lightbox.playVideo')),
      index,
      label,
      settings: PRODUCT_LIGHTBOX,
      thumbnail: (place) => slideAt(place)?.querySelector('img') ?? null,
      onChange(place) {
        current = place;
        goTo(place, { jump: true });
      },
      focusAfter: () =>
        opener === 'button'
          ? (section.current?.querySelector<HTMLElement>('[data-enlarge]') ?? null)
          : (slideAt(current)?.querySelector('a') ?? null),
    });
  }

  return (
    <section
      ref={section}
      aria-label={label}
      className={classNames(
        'woocommerce-product-gallery',
        styles.gallery,
        inQuickView && styles.quick,
      )}
      onKeyDown={press}
    >
      <div className={styles.stage}>
        <SliderStrip slider={slider} className={styles.window}>
          {slides.map((slide, index) => (
            <li
              // The page under a quick view may have slides with these ids.
              id={inQuickView ? undefined : `slide-${index + 1}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: a swapped picture keeps its place and box.
              key={index}
              inert={ready && index !== stop}
            >
              <GallerySlide
                slide={slide}
                sizes={inQuickView ? QUICK_VIEW_SIZES : GALLERY_SIZES}
                first={index === 0}
                near={ready && Math.abs(index - stop) <= 1}
                visible={ready && index === stop}
                over={index === 0 && OnImage ? <OnImage /> : null}
                onOpen={() => enlarge(index, 'picture')}
              />
            </li>
          ))}
          {slides.length === 0 && <li className={styles.blank} />}
        </SliderStrip>
        {slides.length > 0 && ready && (
          <div className={styles.tools}>
            {slides.length > 1 && (
              <span className={styles.counter} aria-hidden="true">
                {t('lightbox.counter', position)}
              </span>
            )}
            <IconButton
              icon="expand"
              label={t('lightbox.open')}
              data-enlarge=""
              onClick={() => enlarge(stop, 'button')}
              className={styles.enlarge}
            />
          </div>
        )}
        <SliderButtons slider={slider} className={styles.buttons} />
      </div>
      {slides.length > 1 && !inQuickView && (
        <Thumbnails slides={slides} current={stop} onChoose={goTo} />
      )}
      <SliderStatus text={moved ? t('product.picture', position) : ''} />
    </section>
  );
}
