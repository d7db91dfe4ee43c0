/** Of what protects a person's work in the admin. */
export const adminSafetyMessages = {
  'admin.confirm.title': 'Confirm that it is you',
  'admin.confirm.text':
    'This affects accounts or secrets of the shop. Please enter your password again; we will not ask for ten minutes.',
  'admin.confirm.password': 'Your password',
  'admin.confirm.go': 'Confirm',
  'admin.confirm.leave': 'Not now',
  'admin.confirm.notDone': 'Not saved: your password was not confirmed.',
  'admin.connection.gone':
    'No connection to the shop. Your work is safe here and will be sent as soon as you are back online.',
  'admin.connection.tryNow': 'Try now',
  'admin.connection.giveUp': 'Do not send',
  'admin.conflict.title': 'Someone else has saved this in the meantime',
  'admin.conflict.text':
    'None of your work is lost. Choose which version to keep; only the fields you changed are saved.',
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
