import { Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { reportMailResponse } from '#wire/vitrine/analytics.ts';
import { useMay } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

/** To whom the report goes by mail; who is named and may not see reports is said, and gets none. */
export function ReportMail() {
  const mayChange = useMay('manage-settings');
  const message = useMessage();
  const { data } = useReading('vitrine/v1/analytics/mail', reportMailResponse, {
    isOff: !mayChange,
  });
  if (!data) return null;
  const emails = (may: boolean) =>
    data.recipients.flatMap((one) => (one.may === may ? one.email : [])).join(', ');
  const isOff = data.schedule === 'off' || data.recipients.length === 0;
  return (
    <Typography variant="body2" color="textSecondary">
      {isOff
        ? adminMessages['admin.analytics.mail.off']
        : message(`admin.analytics.mail.${data.schedule}`, { emails: emails(true) || '–' })}{' '}
      {!isOff && emails(false) !== '' && (
        <Typography component="span" variant="body2" color="error">
          {message('admin.analytics.mail.mayNot', { emails: emails(false) })}{' '}
        </Typography>
      )}
      <TextLink component={Link} to="/settings/reports">
        {adminMessages['admin.analytics.mail.change']}
      </TextLink>
    </Typography>
  );
}
