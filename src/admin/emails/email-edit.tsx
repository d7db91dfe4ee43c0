import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { choiceText } from '#wire/messages/settings/choices.ts';
import { emailResponse, type ShopEmail } from '#wire/vitrine/email.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { Preview } from './email-preview.tsx';
import { areRight, EmailTexts, type TypedTexts } from './email-texts.tsx';
import { SendTest } from './send-test.tsx';
import { t } from './text-parts.ts';
import { useSample } from './use-sample.ts';

interface Loaded {
  email: ShopEmail;
  version: string;
}

/** One email: its texts, how it looks on each device, a test. */
export default function EmailEdit() {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  return <LoadedEmail key={id} id={id} />;
}

function LoadedEmail({ id }: { id: string }) {
  const send = useRest();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    const response = await send({ path: `vitrine/v1/emails/${id}` });
    if (!response.ok) return;
    const version = response.headers.get('etag') ?? '';
    setLoaded({ email: emailResponse.parse(response.data), version });
  }, [send, id]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={choiceText('mail.off', id)} />
      <Button component={Link} to="/settings/email-texts" size="small">
        {adminMessages['admin.emails.all']}
      </Button>
      {loaded ? <EmailEditor {...loaded} onSaved={load} /> : <Loading />}
    </Box>
  );
}

const BESIDE = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '100%', lg: '5fr 7fr' } };

function EmailEditor({ email, version, onSaved }: Loaded & { onSaved(): Promise<void> }) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [typed, setTyped] = useState<TypedTexts>({});
  const [enabled, setEnabled] = useState(email.enabled);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const maySeeOrders = useMay('see-all-orders');
  const [isForLastOrder, setIsForLastOrder] = useState(maySeeOrders && email.about === 'order');
  const isRight = areRight(email, typed);
  const sample = useSample({ id: email.id, typed, isForLastOrder, isRight });
  const isDirty = Object.keys(typed).length > 0 || enabled !== email.enabled;

  async function save() {
    setIsSaving(true);
    const data = { texts: typed, ...(enabled !== email.enabled && { enabled }) };
    const path = `vitrine/v1/emails/${email.id}`;
    const headers = { 'if-match': version };
    const response = await client.send({ path, method: 'PUT', data, headers });
    setIsSaving(false);
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return;
    setTyped({});
    await onSaved();
    notify(adminMessages['admin.saved'], { type: 'success' });
  }

  async function discard() {
    setTyped({});
    setEnabled(email.enabled);
    setProblem(null);
    await onSaved();
  }

  useUnsaved(isDirty, { isSaving });
  const hasConflict = problem?.status === 412;
  const refused = Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([name, words]) => [toName(name), words]),
  );
  return (
    <Box sx={{ ...BESIDE, marginBlockStart: 1, alignItems: 'start' }}>
      <Box>
        <EmailTexts
          email={email}
          typed={typed}
          enabled={enabled}
          problems={refused}
          onType={(next) => {
            setTyped(next);
            setProblem(null);
          }}
          onEnable={setEnabled}
        />
        {problem && !hasConflict && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {refused.texts ?? problem.message}
          </Alert>
        )}
        <SaveBar
          isDirty={isDirty}
          isSaving={isSaving || !isRight}
          hasConflict={hasConflict}
          onSave={() => void save()}
          onDiscard={() => void discard()}
        />
      </Box>
      <Stack spacing={2}>
        {sample ? (
          <Preview preview={sample}>
            {email.about === 'order' && maySeeOrders && (
              <Source isForLastOrder={isForLastOrder} onChange={setIsForLastOrder} />
            )}
            <Typography color="textSecondary" variant="body2" role="status">
              {getState({ isRight, isDirty, isForLastOrder, number: sample.order_number })}
            </Typography>
          </Preview>
        ) : (
          <Loading />
        )}
        <SendTest id={email.id} draft={{ texts: typed, last_order: isForLastOrder }} />
      </Stack>
    </Box>
  );
}

/** "texts[emails.onHold.subject]" is about the text "emails.onHold.subject". */
function toName(field: string): string {
  return /^texts\[(.+)\]$/.exec(field)?.[1] ?? field;
}

interface PreviewState {
  isRight: boolean;
  isDirty: boolean;
  isForLastOrder: boolean;
  /** '' for an example. */
  number: string;
}

/** What the preview is written from. */
function getState({ isRight, isDirty, isForLastOrder, number }: PreviewState): string {
  if (!isRight) return t('emailEditor.broken');
  const draft = isDirty ? [t('emailEditor.draft')] : [];
  if (number !== '') return [t('emailEditor.withOrder', { number }), ...draft].join(' ');
  return [...(isForLastOrder ? [t('emailEditor.withExample')] : []), ...draft].join(' ');
}

interface SourceProps {
  isForLastOrder: boolean;
  onChange(isForLastOrder: boolean): void;
}

function Source({ isForLastOrder, onChange }: SourceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('emailEditor.source')}
      value={isForLastOrder ? 'last' : 'example'}
      onChange={(_, next: 'last' | 'example' | null) => next && onChange(next === 'last')}
      sx={{ marginBlock: 1 }}
    >
      <ToggleButton value="last">{t('emailEditor.lastOrder')}</ToggleButton>
      <ToggleButton value="example">{t('emailEditor.example')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
