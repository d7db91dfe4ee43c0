/** Of the screen of the shop's health; what it says of each part is `../health.ts`. */
export const adminHealthMessages = {
  'admin.health': 'Health and storage',
  'admin.health.hint': 'Whether all is well, what to do where it is not, and the space used.',
  'admin.health.checks': 'What was looked at',
  'admin.health.again': 'Look again',
  'admin.health.storage': 'Space used',
  'admin.health.kind': 'What',
  'admin.health.files': 'Files',
  'admin.health.size': 'Size',
  'admin.health.total': 'Together',
  'admin.health.good': 'Good',
  'admin.health.attention': 'Look at it',
  'admin.health.bad': 'Broken',
};
