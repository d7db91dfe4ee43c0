import type { passwordMessages } from '../../password.ts';
import type { Texts } from '../../texts.ts';

export const germanPasswordMessages: Texts<typeof passwordMessages> = {
  'password.hint': 'Mindestens {count} Zeichen. Ein kurzer Satz ist ein gutes Passwort.',
  'password.strength': 'Stärke des Passworts',
  'password.checking': 'Ihr Passwort wird geprüft',
  'password.short': { one: 'Bitte noch {count} Zeichen.', other: 'Bitte noch {count} Zeichen.' },
  'password.own': 'Zu nah an Ihrem Namen, Ihrer Adresse oder dem Namen dieses Shops.',
  'password.score0':
    'Viel zu leicht zu erraten. Nehmen Sie ein paar Wörter, die nicht zusammengehören.',
  'password.score1':
    'Noch leicht zu erraten. Nehmen Sie ein paar Wörter, die nicht zusammengehören.',
  'password.score2': 'Fast. Noch ein Wort, und es ist gut.',
  'password.score3': 'Gutes Passwort.',
  'password.score4': 'Sehr gutes Passwort.',
};
