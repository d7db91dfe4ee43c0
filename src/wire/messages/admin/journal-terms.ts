/** Of the admin's categories and tags of the journal; part of `adminMessages`. */
export const adminJournalTermMessages = {
  'admin.postCategory.new': 'New category',
  'admin.postTag.new': 'New tag',
  'admin.postCategories': 'Journal categories',
  'admin.postTags': 'Journal tags',
  'admin.postTerm.name': 'Name',
  'admin.postTerm.slugHint':
    'Leave empty to create it from the name. If you change it, the old address redirects to the new one.',
  'admin.postTerm.description': 'Description',
  'admin.postTerm.descriptionHint': 'Shown above its list of posts and in search results.',
  'admin.postTerm.count': 'Published posts',
};
