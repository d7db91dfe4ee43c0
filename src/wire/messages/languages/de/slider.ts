import type { sliderMessages } from '../../gallery/slider.ts';
import type { Texts } from '../../texts.ts';

export const germanSliderMessages: Texts<typeof sliderMessages> = {
  'slider.slider': 'Bildlauf',
  'slider.previous': 'Zurück',
  'slider.next': 'Weiter',
  'slider.pause': 'Anhalten',
  'slider.play': 'Abspielen',
  'slider.position': '{number} von {total}',
};
