import {
  Box,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { choiceText } from '#wire/messages/settings/choices.ts';
import {
  type EmailPreview,
  emailResponse,
  previewResponse,
  type ShopEmail,
} from '#wire/vitrine/email.ts';
import { useAdmin } from '../admin-context.tsx';
import { SaveBar } from '../settings/save-bar.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { Preview } from './email-preview.tsx';
import { SendTest } from './send-test.tsx';

interface Loaded {
  email: ShopEmail;
  preview: EmailPreview;
}

/** One email: its texts, how it looks in both forms, a test. */
export default function EmailEdit() {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  return <Email key={id} id={id} />;
}

function Email({ id }: { id: string }) {
  const send = useRest();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    const path = `vitrine/v1/emails/${id}`;
    const [email, preview] = await Promise.all([send({ path }), send({ path: `${path}/preview` })]);
    if (!email.ok || !preview.ok) return;
    setLoaded({
      email: emailResponse.parse(email.data),
      preview: previewResponse.parse(preview.data),
    });
  }, [send, id]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={choiceText('mail.off', id)} />
      <Button component={Link} to="/settings/email-texts" size="small">
        {adminMessages['admin.emails.all']}
      </Button>
      {loaded ? (
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          <Texts email={loaded.email} onSaved={load} />
          <Preview preview={loaded.preview} />
          <SendTest id={id} />
        </Stack>
      ) : (
        <Loading />
      )}
    </Box>
  );
}

/** Only what differs from the built-in text is stored; null takes it back. */
type Typed = Readonly<Record<string, string | null>>;

function Texts({ email, onSaved }: { email: ShopEmail; onSaved(): Promise<void> }) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [typed, setTyped] = useState<Typed>({});
  const [enabled, setEnabled] = useState(email.enabled);
  const [problem, setProblem] = useState('');
  const isDirty = Object.keys(typed).length > 0 || enabled !== email.enabled;

  async function save() {
    const data = { texts: typed, ...(enabled !== email.enabled && { enabled }) };
    const path = `vitrine/v1/emails/${email.id}`;
    const response = await client.send({ path, method: 'PUT', data });
    setProblem(response.ok ? '' : (response.problem.fields.texts ?? response.problem.message));
    if (!response.ok) return;
    setTyped({});
    await onSaved();
    notify(adminMessages['admin.saved'], { type: 'success' });
  }

  useUnsaved(isDirty);
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {adminMessages['admin.emails.texts']}
        </Typography>
        {email.can_be_off && (
          <FormControlLabel
            label={adminMessages['admin.emails.send']}
            control={<Switch checked={enabled} onChange={(_, isOn) => setEnabled(isOn)} />}
          />
        )}
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          {Object.entries(email.texts).map(([key, { default: usual, value }]) => {
            const typedValue = typed[key];
            const displayed = typedValue === undefined ? value : (typedValue ?? usual);
            return (
              <Box key={key}>
                <TextField
                  size="small"
                  multiline
                  fullWidth
                  label={getPart(key)}
                  value={displayed}
                  error={problem !== ''}
                  onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
                />
                {displayed !== usual && (
                  <Button
                    size="small"
                    aria-label={`${adminMessages['admin.settings.toDefault']}: ${getPart(key)}`}
                    onClick={() => setTyped({ ...typed, [key]: null })}
                  >
                    {adminMessages['admin.settings.toDefault']}
                  </Button>
                )}
              </Box>
            );
          })}
        </Stack>
        {problem !== '' && (
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        )}
        <SaveBar
          isDirty={isDirty}
          isSaving={false}
          onSave={() => void save()}
          onDiscard={() => {
            setTyped({});
            setEnabled(email.enabled);
            setProblem('');
          }}
        />
      </CardContent>
    </Card>
  );
}

/** The part of "emails.onHold.subject" is "subject". */
function getPart(key: string): string {
  const part = key.split('.').at(-1) ?? key;
  const words = part.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
