import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';

const LINKS = {
  'shipping-classes': adminMessages['admin.shippingClasses.edit'],
  'tax-classes': adminMessages['admin.taxClasses.edit'],
};

/** Below a choice of classes: where they are edited, in another tab, so that the form stays as it is. */
export function ClassLink({ to }: { to: keyof typeof LINKS }) {
  const mayEdit = useMay('manage-settings');
  if (!mayEdit) return null;
  return (
    <Link component={RouterLink} to={`/settings/${to}`} target="_blank" rel="noopener">
      {LINKS[to]}
    </Link>
  );
}

/** A choice of nothing is read, too. */
export const EMPTY_AS_TEXT = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
