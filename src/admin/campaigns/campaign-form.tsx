import { Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CampaignItem } from '#wire/vitrine/campaigns.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useRest } from '../ui/use-rest.ts';
import { useAudience } from './use-audience.ts';

interface CampaignFormProps {
  path: string;
  campaign: CampaignItem;
  /** Of the record as it was read last. */
  version: string;
  /** A newsletter is not sent while its form has something that is not saved: the version it began with, or ''. */
  onTyped(version: string): void;
  onSaved(): Promise<void>;
}

/** Subject, preview text and audience of a draft. */
export function CampaignForm({ path, campaign, version, onTyped, onSaved }: CampaignFormProps) {
  const { client } = useAdmin();
  const send = useRest();
  const notify = useNotify();
  const navigate = useNavigate();
  const message = useMessage();
  // Of two people who write it the second is not to overwrite: what counts is what the form began with.
  const [stored] = useState({ campaign, version });
  const [subject, setSubject] = useState(campaign.subject);
  const [preview, setPreview] = useState(campaign.preview);
  const [segment, setSegment] = useState(campaign.segment_id);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const audience = useAudience(segment);
  const isDirty =
    subject !== stored.campaign.subject ||
    preview !== stored.campaign.preview ||
    segment !== stored.campaign.segment_id;
  useUnsaved(isDirty);
  useEffect(() => {
    onTyped(isDirty ? stored.version : '');
    return () => onTyped('');
  }, [isDirty, stored, onTyped]);

  async function save() {
    const data = { subject, preview, segment_id: segment };
    const headers = { 'if-match': stored.version };
    const response = await client.send({ path, method: 'PUT', data, headers });
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return;
    notify(adminMessages['admin.saved'], { type: 'success' });
    await onSaved();
  }

  async function remove() {
    const response = await send({ path: `${path}?force=true`, method: 'DELETE' });
    if (response.ok) void navigate('/campaigns');
  }

  const segments = audience?.segments ?? [];
  const reach = audience && message('admin.campaign.reaches', { count: audience.recipients });
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextField
            size="small"
            required
            label={adminMessages['admin.campaign.subject']}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 150 } }}
          />
          <TextField
            size="small"
            label={adminMessages['admin.campaign.preview']}
            helperText={adminMessages['admin.campaign.previewHint']}
            value={preview}
            onChange={(event) => setPreview(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            select
            size="small"
            label={adminMessages['admin.campaign.audience']}
            helperText={
              <>
                {reach} {adminMessages['admin.campaign.segmentHint']}
              </>
            }
            value={segment ?? ''}
            onChange={({ target }) => setSegment(target.value === '' ? null : Number(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{adminMessages['admin.campaign.everyone']}</MenuItem>
            {segments.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {problem && (
            <SaveProblem
              problem={problem}
              conflict={adminMessages['admin.campaign.conflict']}
              onReload={() => void onSaved()}
            />
          )}
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Button
              variant="contained"
              disabled={!isDirty || subject.trim() === ''}
              onClick={() => void save()}
            >
              {adminMessages['admin.campaign.save']}
            </Button>
            <ConfirmButton
              label={adminMessages['admin.campaign.delete']}
              text={adminMessages['admin.campaign.deleteText']}
              onConfirm={remove}
            />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
