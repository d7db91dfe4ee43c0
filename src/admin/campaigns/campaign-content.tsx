import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CampaignItem, campaignPreview, campaignTest } from '#wire/vitrine/campaigns.ts';
import { Preview } from '../emails/email-preview.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

interface CampaignContentProps {
  path: string;
  campaign: CampaignItem;
}

/** The newsletter as its readers see it, with the way to its builder. */
export function CampaignContent({ path, campaign }: CampaignContentProps) {
  const message = useMessage();
  const notify = useNotify();
  const send = useRest();
  const isEmpty = campaign.blocks.length === 0;
  const { data } = useReading(`${path}/preview`, campaignPreview, {
    version: JSON.stringify([campaign.subject, campaign.preview, campaign.blocks]),
    isOff: isEmpty,
  });

  async function test() {
    const response = await send({ path: `${path}/test`, method: 'POST' });
    if (!response.ok) return;
    const { to } = campaignTest.parse(response.data);
    notify(message('admin.campaign.testSent', { address: to }), { type: 'success' });
  }

  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h2" gutterBottom>
            {adminMessages['admin.campaign.content']}
          </Typography>
          {isEmpty && (
            <Typography gutterBottom>{adminMessages['admin.campaign.nothing']}</Typography>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {campaign.state === 'draft' && (
              <Button
                variant={isEmpty ? 'contained' : 'outlined'}
                // A document of its own: the canvas needs another style policy.
                href={`${ADMIN_PATH}/builder/campaigns/${campaign.id}`}
              >
                {adminMessages['admin.campaign.write']}
              </Button>
            )}
            {!isEmpty && (
              <Button onClick={() => void test()}>{adminMessages['admin.campaign.test']}</Button>
            )}
          </Stack>
          {data && data.left_out.length > 0 && (
            <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
              {message('admin.campaign.leftOut', {
                blocks: data.left_out.map(blockKindText).join(', '),
              })}
            </Alert>
          )}
        </CardContent>
      </Card>
      {data && !isEmpty && <Preview preview={data} />}
    </Stack>
  );
}
