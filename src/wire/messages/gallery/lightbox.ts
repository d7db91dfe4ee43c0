import type { Message } from '#rules/messages/format.ts';

/** Texts of pictures in large: the zoom under the pointer and the full-screen lightbox. */
export const lightboxMessages = {
  'lightbox.open': 'Enlarge the picture',
  'lightbox.close': 'Close',
  'lightbox.zoom': 'Zoom in or out',
  'lightbox.previous': 'Previous picture',
  'lightbox.next': 'Next picture',
  'lightbox.counter': '{number} / {total}',
  'lightbox.position': 'Picture {number} of {total}',
  'lightbox.loading': 'Loading...',
  // {link} becomes a link to the image with the text of lightbox.failedLink.
  'lightbox.failed': '{link} could not be loaded.',
  'lightbox.failedLink': 'The image #{number}',
  'lightbox.zoomLoading': 'Loading image',
  'lightbox.zoomFailed': 'The image could not be loaded',
  'lightbox.pauseVideo': 'Pause the video',
  'lightbox.playVideo': 'Play the video',
  'lightbox.playEmbed': 'Play the video from {site}',
  'lightbox.reviews': 'Photos and videos of buyers',
} satisfies Record<string, Message>;
