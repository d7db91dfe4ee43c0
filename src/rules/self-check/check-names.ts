import type { CheckId } from './finding.ts';

/** What each check is about, and what it tries. */
export const CHECK_NAMES: Readonly<Record<CheckId, { name: string; tried: string }>> = {
  database: { name: 'Database', tried: 'A row was written and read back.' },
  clock: {
    name: 'Clock',
    tried: 'The clocks of the shop, the database and the server in front were compared.',
  },
  storage: { name: 'Files', tried: 'A file was stored, read back, compared and deleted.' },
  disk: { name: 'Free space', tried: 'The free space on the disk of the data folder was read.' },
  folder: {
    name: 'Data folder',
    tried: 'The rights of the data folder and the files in it were read.',
  },
  keys: {
    name: 'Encryption key',
    tried: 'Every secret that is stored in the database was decrypted.',
  },
  jobs: { name: 'Background jobs', tried: 'The queue of emails and other jobs was read.' },
  backup: { name: 'Last backup', tried: 'The newest backup and its age were looked up.' },
  restore: {
    name: 'Trial restore',
    tried: 'The database was copied, restored into a scratch place and compared.',
  },
  email: { name: 'Email', tried: 'An example of an order email was written and handed over.' },
  payments: {
    name: 'Payment keys',
    tried: 'Each payment provider was asked whether it accepts the keys of the shop.',
  },
  'payment-events': {
    name: 'Messages from payment providers',
    tried: 'The last message of each payment provider was looked up.',
  },
  webhooks: { name: 'Webhooks', tried: 'The deliveries of the last day were counted.' },
  pages: {
    name: 'Pages',
    tried: 'The home page was opened as a visitor opens it; its headers were read.',
  },
  rights: {
    name: 'Access',
    tried: 'A visitor and a key that may only read tried what they may not do.',
  },
  purchase: {
    name: 'Purchase',
    tried: 'A hidden test product was put in a cart and ordered through the checkout.',
  },
  'last-piece': {
    name: 'The last piece',
    tried: 'Two shoppers ordered the last piece at the same moment.',
  },
  repeat: { name: 'An order sent twice', tried: 'The same order was sent again, twice at once.' },
  'clean-up': {
    name: 'Clean-up',
    tried: 'All that the check had made was deleted.',
  },
};
