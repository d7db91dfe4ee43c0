import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type MailServer, mailServerResponse } from '#wire/vitrine/mail-server.ts';
import { useMay } from '../../admin-context.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { useReading } from '../../ui/use-reading.ts';
import { MailReports } from './mail-reports.tsx';
import { MailServerFields } from './mail-server-fields.tsx';
import { MailServerTest } from './mail-server-test.tsx';
import { useMailServer } from './use-mail-server.ts';

interface MailServerFormProps {
  /** A link led here: its first field is focused. */
  isRequested: boolean;
}

/** The mail server and the sender: whether emails leave, a form, and a test with the server's answer. */
export function MailServerForm({ isRequested }: MailServerFormProps) {
  const { data, error, refetch } = useReading('vitrine/v1/mail-server', mailServerResponse);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  return (
    <LoadedForm
      server={data}
      isRequested={isRequested}
      onChange={async () => {
        await refetch();
      }}
    />
  );
}

interface LoadedFormProps extends MailServerFormProps {
  server: MailServer;
  onChange(): Promise<void>;
}

function LoadedForm({ server, isRequested, onChange }: LoadedFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const mayChange = useMay('manage-security');
  const draft = useMailServer(server, onChange);
  useUnsaved(draft.isDirty);
  useEffect(() => {
    if (!isRequested) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector('input')?.focus();
  }, [isRequested]);
  return (
    <Card component="section" aria-labelledby="mail-server" sx={{ marginBlockEnd: 2 }} ref={place}>
      <CardContent>
        <Typography id="mail-server" component="h2" variant="h2">
          {adminMessages['admin.mail']}
        </Typography>
        <Typography color="textSecondary">{adminMessages['admin.mail.about']}</Typography>
        <State server={server} />
        {server.source === 'environment' ? (
          <Alert severity="info">{adminMessages['admin.mail.byServer']}</Alert>
        ) : (
          !mayChange && <Alert severity="info">{adminMessages['admin.mail.readOnly']}</Alert>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.isDirty) void draft.save();
          }}
        >
          <MailServerFields server={server} draft={draft} mayChange={mayChange} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={!draft.isDirty || draft.isSaving}>
              {adminMessages['admin.mail.save']}
            </Button>
            {draft.isDirty && (
              <Button onClick={draft.discard}>{adminMessages['admin.mail.discard']}</Button>
            )}
          </Stack>
        </form>
        <MailServerTest draft={draft} onTested={onChange} />
        {server.reports.length > 0 && <MailReports reports={server.reports} />}
      </CardContent>
    </Card>
  );
}

/** Whether emails leave, as far as is known. */
function State({ server }: { server: MailServer }) {
  const { trouble, error, accepted_at: acceptedAt, failed_at: failedAt } = server;
  if (trouble === null) {
    if (acceptedAt === null) return null;
    return (
      <Alert severity="success" sx={{ marginBlock: 2 }}>
        {adminMessages['admin.mail.works']} <Moment value={acceptedAt} />
      </Alert>
    );
  }
  return (
    <Alert severity="error" sx={{ marginBlock: 2 }}>
      {adminMessages[`admin.mail.trouble.${trouble}`]}
      {trouble === 'failing' && (
        <Box sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>
          <Moment value={failedAt} />: {error}
        </Box>
      )}
    </Alert>
  );
}
