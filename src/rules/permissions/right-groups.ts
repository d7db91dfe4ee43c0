import type { Permission } from './permissions.ts';

/** In which order and under which headings permissions are shown. Each is in exactly one group. */
export const RIGHT_GROUPS = [
  {
    id: 'orders',
    permissions: [
      'see-parcels',
      'pack-orders',
      'see-all-orders',
      'manage-orders',
      'refund-orders',
      'manage-gift-cards',
      'manage-customers',
      'see-uploads',
    ],
  },
  { id: 'products', permissions: ['see-products', 'manage-products', 'moderate-reviews'] },
  {
    id: 'marketing',
    permissions: [
      'manage-coupons',
      'manage-marketing',
      'edit-content',
      'upload-media',
      'see-reports',
    ],
  },
  {
    id: 'shop',
    permissions: [
      'open-admin',
      'pass-coming-soon',
      'manage-settings',
      'dismiss-coming-soon',
      'see-audit-log',
      'manage-security',
      'manage-roles',
      'manage-api-keys',
    ],
  },
] as const satisfies readonly { id: string; permissions: readonly Permission[] }[];
