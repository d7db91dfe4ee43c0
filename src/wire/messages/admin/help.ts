import { inLanguage } from '../language-in-use/in-language.ts';

/** Texts of the guide’s panel, in a file beside the other messages: only the panel loads it. */
export const helpMessages = inLanguage({
  'help.title': 'Help',
  'help.none': 'There is no help about this screen yet',
  'help.close': 'Close help',
  'help.back': 'Help about this screen',
  /** Shown to who reads the admin in another language. */
  'help.inEnglish': 'This help is in English only.',
  'help.open': 'Open this screen',
});
