/** Of the admin's categories and tags of the journal; part of `adminMessages`. */
export const adminJournalTermMessages = {
  'admin.postCategories': 'Journal categories',
  'admin.postTags': 'Journal tags',
  'admin.postTerm.name': 'Name',
  'admin.postTerm.slugHint':
    'Empty: made from the name. With a new address, the old one leads there.',
  'admin.postTerm.description': 'Description',
  'admin.postTerm.descriptionHint': 'Shown above its list of posts and in search results.',
  'admin.postTerm.count': 'Published posts',
};
