/** Of the screen of the shop's health; what it says of each part is `../health.ts`. */
export const adminHealthMessages = {
  'admin.health': 'Health and storage',
  'admin.health.hint': 'System checks, what to do about problems, and storage used.',
  'admin.health.checks': 'Checks',
  'admin.health.again': 'Check again',
  'admin.health.storage': 'Space used',
  'admin.health.kind': 'What',
  'admin.health.files': 'Files',
  'admin.health.size': 'Size',
  'admin.health.total': 'Together',
  'admin.health.good': 'Good',
  'admin.health.attention': 'Needs attention',
  'admin.health.bad': 'Broken',
};
