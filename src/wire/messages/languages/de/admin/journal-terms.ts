import type { adminJournalTermMessages } from '../../../admin/journal-terms.ts';
import type { Texts } from '../../../texts.ts';

export const germanJournalTerms: Texts<typeof adminJournalTermMessages> = {
  'admin.postCategory.new': 'Neue Kategorie',
  'admin.postTag.new': 'Neues Schlagwort',
  'admin.postCategories': 'Journalkategorien',
  'admin.postTags': 'Journalschlagwörter',
  'admin.postTerm.name': 'Name',
  'admin.postTerm.slugHint':
    'Leer lassen, um sie aus dem Namen zu bilden. Wenn Sie sie ändern, leitet die alte Adresse zur neuen weiter.',
  'admin.postTerm.description': 'Beschreibung',
  'admin.postTerm.descriptionHint': 'Steht über der Liste der Beiträge und in Suchergebnissen.',
  'admin.postTerm.count': 'Veröffentlichte Beiträge',
};
