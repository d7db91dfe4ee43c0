import type { adminRichTextMessages } from '../../../admin/rich-text.ts';
import type { Texts } from '../../../texts.ts';

export const germanRichText: Texts<typeof adminRichTextMessages> = {
  'admin.richText.format': 'Format',
  'admin.richText.bold': 'Fett',
  'admin.richText.italic': 'Kursiv',
  'admin.richText.link': 'Link',
  'admin.richText.address': 'Wohin er führt',
  'admin.richText.addressHint':
    'Eine Seite dieses Shops, etwa /shop, eine Website oder eine E-Mail-Adresse.',
  'admin.richText.noAddress':
    'Geben Sie eine Seite dieses Shops ein, etwa /shop, eine Website oder eine E-Mail-Adresse.',
  'admin.richText.linkText': 'Angezeigter Text',
  'admin.richText.newTab': 'In einem neuen Tab öffnen',
  'admin.richText.removeLink': 'Link entfernen',
  'admin.richText.useLink': 'Diesen Link verwenden',
  'admin.richText.heading': 'Überschrift',
  'admin.richText.smaller': 'Kleinere Überschrift',
  'admin.richText.bullets': 'Liste',
  'admin.richText.numbers': 'Nummerierte Liste',
  'admin.richText.quote': 'Zitat',
  'admin.richText.undo': 'Rückgängig',
  'admin.richText.redo': 'Wiederholen',
  'admin.richText.html': 'Als HTML bearbeiten',
};
