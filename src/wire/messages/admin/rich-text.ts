/** Of the admin's editor of texts; part of `adminMessages`. */
export const adminRichTextMessages = {
  'admin.richText.format': 'Format',
  'admin.richText.bold': 'Bold',
  'admin.richText.italic': 'Italic',
  'admin.richText.link': 'Link',
  'admin.richText.address': 'Where it leads',
  'admin.richText.addressHint':
    'A page of this shop, such as /shop, a website or an email address.',
  'admin.richText.noAddress':
    'Enter a page of this shop, such as /shop, a website or an email address.',
  'admin.richText.linkText': 'Text to show',
  'admin.richText.newTab': 'Open in a new tab',
  'admin.richText.removeLink': 'Remove the link',
  'admin.richText.useLink': 'Use this link',
  'admin.richText.heading': 'Heading',
  'admin.richText.smaller': 'Smaller heading',
  'admin.richText.bullets': 'List',
  'admin.richText.numbers': 'Numbered list',
  'admin.richText.quote': 'Quote',
  'admin.richText.undo': 'Undo',
  'admin.richText.redo': 'Redo',
  'admin.richText.html': 'Edit as HTML',
};
