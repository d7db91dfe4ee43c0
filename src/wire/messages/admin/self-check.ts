/** Of the check that the shop makes of itself. */
export const adminSelfCheckMessages = {
  'admin.selfCheck': 'Self-check',
  'admin.selfCheck.hint':
    'Lets the shop try itself out: a purchase, the last piece, an email, a restore, keys and more.',
  'admin.selfCheck.about':
    'The shop buys from itself, sends you an email, restores a copy of its database and looks at keys, rights and space. Shoppers notice nothing: no order number is used, no stock changes, no payment is asked for. All of it is deleted at the end. It takes a few seconds, or minutes where the database is large.',
  'admin.selfCheck.start': 'Check the shop',
  'admin.selfCheck.running': 'Checking…',
  'admin.selfCheck.begin': 'Starting',
  'admin.selfCheck.step': '{name} ({done} of {of})',
  'admin.selfCheck.none': 'The shop has not checked itself yet.',
  'admin.selfCheck.good': 'All is well.',
  'admin.selfCheck.attention': 'The shop works; something needs attention.',
  'admin.selfCheck.failed': 'Something is broken.',
  'admin.selfCheck.stopped':
    'The last check was interrupted before it ended. What it had made was deleted.',
  'admin.selfCheck.ended': 'Checked',
  'admin.selfCheck.at': 'Address',
  'admin.selfCheck.checks': 'What was checked',
  'admin.selfCheck.status.good': 'Good',
  'admin.selfCheck.status.attention': 'Attention',
  'admin.selfCheck.status.failed': 'Failed',
} as const;
