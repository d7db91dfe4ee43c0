import type { helpMessages } from '../../../admin/help.ts';
import type { Texts } from '../../../texts.ts';

export const germanHelp: Texts<typeof helpMessages> = {
  'help.title': 'Hilfe',
  'help.none': 'Zu dieser Seite gibt es noch keine Hilfe',
  'help.close': 'Hilfe schließen',
  'help.back': 'Hilfe zu dieser Seite',
  'help.inEnglish': 'Diese Hilfe gibt es nur auf Englisch.',
  'help.open': 'Diese Seite öffnen',
};
