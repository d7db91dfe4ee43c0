import { Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin, useMay } from '../admin-context.tsx';

/** What is called sales here; the same on all screens, chosen in the settings. */
export function SalesMeaning() {
  const { sales } = useAdmin().config;
  const mayChoose = useMay('manage-settings');
  return (
    <Typography variant="body2" color="textSecondary">
      {adminMessages[`admin.analytics.sales.${sales}`]}{' '}
      {mayChoose && (
        <TextLink component={Link} to="/settings/reports">
          {adminMessages['admin.analytics.sales.change']}
        </TextLink>
      )}
    </Typography>
  );
}
