/** Texts of the guide’s panel, in a file beside the other messages: only the panel loads it. */
export const helpMessages = {
  'help.title': 'Help',
  'help.none': 'There is no help about this screen yet',
  'help.close': 'Close help',
  'help.back': 'Help about this screen',
  'help.open': 'Open this screen',
} as const;
