import type { Message } from '#rules/messages/format.ts';

/** How strong a password is, wherever one is chosen. */
export const passwordMessages = {
  'password.hint': 'At least {count} characters. A short sentence is a good password.',
  'password.strength': 'Strength of the password',
  'password.checking': 'Checking your password',
  'password.short': {
    one: '{count} more character, please.',
    other: '{count} more characters, please.',
  },
  'password.own': 'Too close to your name, your address or this shop’s name.',
  'password.score0': 'Far too easy to guess. Try a few words that do not belong together.',
  'password.score1': 'Still easy to guess. Try a few words that do not belong together.',
  'password.score2': 'Almost. One more word makes it a good one.',
  'password.score3': 'Good password.',
  'password.score4': 'Very good password.',
} satisfies Record<string, Message>;
