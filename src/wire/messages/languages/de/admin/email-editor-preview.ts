import type { previewMessages } from '../../../admin/email-editor.ts';
import type { Texts } from '../../../texts.ts';

export const germanEmailEditorPreview: Texts<typeof previewMessages> = {
  'preview.form': 'Formular',
  'preview.desktop': 'Computer',
  'preview.phone': 'Telefon',
  'preview.text': 'Nur Text',
  'preview.ground': 'Hintergrund',
  'preview.light': 'Hell',
  'preview.dark': 'Dunkel',
};
