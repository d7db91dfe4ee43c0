/** Of the admin's editor of texts; part of `adminMessages`. */
export const adminRichTextMessages = {
  'admin.richText.format': 'Format',
  'admin.richText.bold': 'Bold',
  'admin.richText.italic': 'Italic',
  'admin.richText.heading': 'Heading',
  'admin.richText.smaller': 'Smaller heading',
  'admin.richText.bullets': 'List',
  'admin.richText.numbers': 'Numbered list',
  'admin.richText.quote': 'Quote',
  'admin.richText.undo': 'Undo',
  'admin.richText.redo': 'Redo',
  'admin.richText.html': 'Edit as HTML',
};
