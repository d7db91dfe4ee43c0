import type { adminRedirectMessages } from '../../../admin/redirects.ts';
import type { Texts } from '../../../texts.ts';

export const germanRedirects: Texts<typeof adminRedirectMessages> = {
  'admin.redirect.new': 'Neue Weiterleitung',
  'admin.redirects': 'Weiterleitungen',
  'admin.redirect.from': 'Von',
  'admin.redirect.fromHint':
    'Eine Adresse des Shops ohne Seite, etwa /alte-seite. Eine Seite geht einer Weiterleitung vor.',
  'admin.redirect.to': 'Nach',
  'admin.redirect.toHint': 'Eine Seite des Shops, etwa /shop, oder eine ganze Adresse mit https://',
  'admin.redirect.status': 'Art',
  'admin.redirect.301': 'Dauerhaft (301)',
  'admin.redirect.302': 'Vorläufig (302)',
  'admin.redirect.uses': 'Verwendet',
  'admin.redirect.since': 'Seit',
};
