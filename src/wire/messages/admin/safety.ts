/** Of what protects a person's work in the admin. */
export const adminSafetyMessages = {
  'admin.confirm.title': 'Confirm that it is you',
  'admin.confirm.text':
    'This decides over accounts or secrets of the shop. Type your password once more; for ten minutes it is not asked for again.',
  'admin.confirm.password': 'Your password',
  'admin.confirm.go': 'Confirm',
  'admin.confirm.leave': 'Not now',
  'admin.confirm.notDone': 'Not saved: your password was not confirmed.',
  'admin.connection.gone':
    'No connection to the shop. What you typed is safe here and is sent as soon as it is back.',
  'admin.connection.tryNow': 'Try now',
  'admin.connection.giveUp': 'Do not send',
  'admin.conflict.title': 'Somebody else has saved this meanwhile',
  'admin.conflict.text':
    'Nothing of yours is lost. Decide which version stays; of yours, only what you changed is saved.',
  'admin.conflict.field': 'Field',
  'admin.conflict.mine': 'Yours',
  'admin.conflict.theirs': 'Theirs',
  'admin.conflict.more': 'Further differences:',
  'admin.conflict.stay': 'Back to editing',
  'admin.conflict.copy': 'Copy mine',
  'admin.conflict.copied': 'Copied',
  'admin.conflict.takeTheirs': 'Take theirs',
  'admin.conflict.saveMine': 'Save mine',
  'admin.views': 'Views',
  'admin.views.save': 'Save this view',
  'admin.views.name': 'Name of the view',
  'admin.views.remove': 'Delete the view',
};
