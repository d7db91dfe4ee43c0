import type { suggestionMessages } from '../../suggestions.ts';
import type { Texts } from '../../texts.ts';

export const germanSuggestionMessages: Texts<typeof suggestionMessages> = {
  'suggestions.none': 'Keine Produkte gefunden.',
  'suggestions.list': 'Vorschläge',
  'suggestions.products': 'Produkte',
  'suggestions.categories': 'Kategorien',
  'suggestions.pages': 'Seiten und Journal',
  'suggestions.recent': 'Ihre letzten Suchen',
  'suggestions.clearRecent': 'Letzte Suchen löschen',
  'suggestions.seeAll': {
    one: '{count} Ergebnis ansehen',
    other: 'Alle {count} Ergebnisse ansehen',
  },
  'suggestions.seeMore': 'Alle Ergebnisse ansehen (mehr als {count})',
  'suggestions.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
};
