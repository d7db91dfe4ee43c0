import type PhotoSwipe from 'photoswipe';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { LightboxVideo } from './lightbox-item.ts';
import { type ItemAt, showVisitorReview } from './show-visitor-review.ts';

/** A video plays while it is the shown item and pauses otherwise. */
export function showVideos(pswp: PhotoSwipe, itemAt: ItemAt): void {
  showVisitorReview(pswp, itemAt, 'video', (holder, item, content) => {
    const video = videoElement(item);
    video.addEventListener('error', () => content.onError());
    video.addEventListener('loadeddata', () => content.onLoaded(), { once: true });
    holder.append(video);
  });
  pswp.on('contentActivate', ({ content }) => {
    const video = content.element?.querySelector('video');
    // Autoplay was refused: the controls can start it.
    if (video && !prefersReducedMotion()) video.play().catch(() => (video.controls = true));
  });
  pswp.on('contentDeactivate', ({ content }) => content.element?.querySelector('video')?.pause());
}

/** Plays muted without controls, unless it has sound: then it has controls. */
function videoElement({
  href,
  type,
  audio,
  poster,
  width,
  height,
}: LightboxVideo): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: href, type, poster, width, height });
  video.muted = !audio;
  video.controls = audio || prefersReducedMotion();
  video.loop = !audio;
  video.playsInline = true;
  return video;
}
