import type { Message } from '#rules/messages/format.ts';

/** Texts of every slider in the shop. */
export const sliderMessages = {
  'slider.slider': 'slider',
  'slider.previous': 'Previous',
  'slider.next': 'Next',
  'slider.pause': 'Pause',
  'slider.play': 'Play',
  'slider.position': '{number} of {total}',
} satisfies Record<string, Message>;
