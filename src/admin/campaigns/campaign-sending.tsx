import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CampaignItem } from '#wire/vitrine/campaigns.ts';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { Moment } from '../ui/moment.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useMessage } from '../ui/use-message.ts';
import { useAudience } from './use-audience.ts';

interface CampaignSendingProps {
  path: string;
  campaign: CampaignItem;
  /** Something of it was typed and not saved. */
  isUnsaved: boolean;
  onChanged(): Promise<void>;
}

/** When the newsletter goes out, and what can be done about it. */
export function CampaignSending({ path, campaign, isUnsaved, onChanged }: CampaignSendingProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const { state, send_at: at } = campaign;

  async function act(action: string, more: object = {}) {
    const data = { action, ...more };
    const response = await client.send({ path: `${path}/actions`, method: 'POST', data });
    setProblem(response.ok ? '' : refusalText(response.problem));
    if (!response.ok) return;
    notify(adminMessages['admin.saved'], { type: 'success' });
    await onChanged();
  }

  if (state === 'sent' || state === 'stopped') return null;
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2" gutterBottom>
          {state === 'draft'
            ? adminMessages['admin.campaign.send']
            : adminMessages[`admin.campaign.state.${state}`]}
        </Typography>
        {state === 'draft' &&
          (isUnsaved ? (
            <Typography>{adminMessages['admin.campaign.saveFirst']}</Typography>
          ) : (
            <SendDraft campaign={campaign} onAct={act} />
          ))}
        {state === 'scheduled' && (
          <Stack spacing={1} sx={{ alignItems: 'start' }}>
            <Typography>
              {at === null ? (
                adminMessages['admin.campaign.soon']
              ) : (
                <>
                  {adminMessages['admin.campaign.scheduledFor']} <Moment value={at} />
                </>
              )}
            </Typography>
            <Button variant="outlined" onClick={() => void act('unschedule')}>
              {adminMessages['admin.campaign.takeBack']}
            </Button>
          </Stack>
        )}
        {state === 'sending' && (
          <ConfirmButton
            label={adminMessages['admin.campaign.stop']}
            text={adminMessages['admin.campaign.stopText']}
            variant="outlined"
            onConfirm={() => act('stop')}
          />
        )}
        <Problem text={problem} />
      </CardContent>
    </Card>
  );
}

interface SendDraftProps {
  campaign: CampaignItem;
  onAct(action: string, more?: object): Promise<void>;
}

function SendDraft({ campaign, onAct }: SendDraftProps) {
  const message = useMessage();
  const audience = useAudience(campaign.segment_id);
  const [moment, setMoment] = useState('');
  const isEmpty = campaign.blocks.length === 0;
  if (isEmpty) return <Typography>{adminMessages['admin.campaign.nothing']}</Typography>;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ConfirmButton
        label={adminMessages['admin.campaign.sendNow']}
        text={message('admin.campaign.sendText', { count: audience?.recipients ?? 0 })}
        color="primary"
        variant="contained"
        onConfirm={() => onAct('schedule')}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          type="datetime-local"
          label={adminMessages['admin.campaign.sendAt']}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="outlined"
          disabled={moment === ''}
          onClick={() => void onAct('schedule', { send_at: moment })}
        >
          {adminMessages['admin.campaign.schedule']}
        </Button>
      </Stack>
    </Stack>
  );
}
