/** Of the admin's redirects; part of `adminMessages`. */
export const adminRedirectMessages = {
  'admin.redirect.new': 'New redirect',
  'admin.redirects': 'Redirects',
  'admin.redirect.from': 'From',
  'admin.redirect.fromHint':
    'An address of the shop without a page, such as /old-page. A page comes before a redirect.',
  'admin.redirect.to': 'To',
  'admin.redirect.toHint': 'A page of the shop, such as /shop, or a whole address with https://',
  'admin.redirect.status': 'Kind',
  'admin.redirect.301': 'For good (301)',
  'admin.redirect.302': 'For now (302)',
  'admin.redirect.uses': 'Used',
  'admin.redirect.since': 'Since',
};
