import type { lightboxMessages } from '../../gallery/lightbox.ts';
import type { Texts } from '../../texts.ts';

export const germanLightboxMessages: Texts<typeof lightboxMessages> = {
  'lightbox.open': 'Bild vergrößern',
  'lightbox.close': 'Schließen',
  'lightbox.zoom': 'Vergrößern oder verkleinern',
  'lightbox.previous': 'Voriges Bild',
  'lightbox.next': 'Nächstes Bild',
  'lightbox.counter': '{number} / {total}',
  'lightbox.position': 'Bild {number} von {total}',
  'lightbox.loading': 'Wird geladen …',
  'lightbox.failed': '{link} konnte nicht geladen werden.',
  'lightbox.failedLink': 'Das Bild Nr. {number}',
  'lightbox.zoomLoading': 'Bild wird geladen',
  'lightbox.zoomFailed': 'Das Bild konnte nicht geladen werden',
  'lightbox.pauseVideo': 'Video anhalten',
  'lightbox.playVideo': 'Video abspielen',
  'lightbox.playEmbed': 'Video von {site} abspielen',
  'lightbox.reviews': 'Fotos und Videos von Käufern',
};
