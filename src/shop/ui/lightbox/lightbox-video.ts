import type PhotoSwipe from 'photoswipe';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { LightboxItem, LightboxVideo } from './lightbox-item.ts';

/** Teaches PhotoSwipe to show a film: it plays while it is the shown item and rests otherwise. */
export function showVideos(
  pswp: PhotoSwipe,
  itemAt: (index: number) => LightboxItem | undefined,
): void {
  pswp.on('contentLoad', (event) => {
    const { content } = event;
    const item = itemAt(content.index);
    if (item?.kind !== 'video') return;
    event.preventDefault();
    const holder = document.createElement('div');
    holder.className = 'pswp__content lightbox-video';
    const video = film(item);
    video.addEventListener('error', () => content.onError());
    video.addEventListener('loadeddata', () => content.onLoaded(), { once: true });
    holder.append(video);
    content.element = holder;
    content.state = 'loading';
  });
  pswp.on('contentActivate', ({ content }) => {
    const video = content.element?.querySelector('video');
    // Refused by the browser, or not wanted: the controls are there to start it by hand.
    if (video && !prefersReducedMotion()) video.play().catch(() => (video.controls = true));
  });
  pswp.on('contentDeactivate', ({ content }) => content.element?.querySelector('video')?.pause());
}

/** Plays without controls and muted, unless its sound is wanted: then it can be turned down. */
function film({ href, type, audio, poster, width, height }: LightboxVideo): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: href, type, poster, width, height });
  video.muted = !audio;
  video.controls = audio || prefersReducedMotion();
  video.loop = !audio;
  video.playsInline = true;
  return video;
}
