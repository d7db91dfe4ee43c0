import type { headMessages } from '../../head.ts';
import type { Texts } from '../../texts.ts';

export const germanHeadMessages: Texts<typeof headMessages> = {
  'head.title': '{title} – {shop}',
  'head.home': '{shop} – {tagline}',
  'head.pageOf': '{title}, Seite {page}',
  'head.shopDescription': 'Alles bei {shop}: {tagline}.',
  'head.categoryDescription': '{title} bei {shop}: {tagline}.',
  'head.searchDescription': 'Produkte und Seiten zu Ihrer Suche bei {shop}.',
  'head.journalDescription': 'Geschichten, Rezepte und Pflegetipps von {shop}.',
};
