import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { CampaignContent } from './campaign-content.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { CampaignSending } from './campaign-sending.tsx';
import { useCampaign } from './use-campaign.ts';

/** A newsletter: what it says, who gets it and when, and what came of it. */
export default function CampaignEdit() {
  const { path, data: campaign, error, refetch } = useCampaign();
  /** The form begins anew after its own save alone: what is typed stays when the record is read again. */
  const [saves, setSaves] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  if (error && !campaign) return <Alert severity="error">{error.message}</Alert>;
  if (!campaign) return <Loading />;
  const isDraft = campaign.state === 'draft';
  const reload = async () => {
    await refetch();
    setSaves(saves + 1);
  };
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={campaign.subject} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CampaignContent path={path} campaign={campaign} />
        <Stack spacing={2} sx={{ order: { xs: -1, md: 0 } }}>
          {isDraft && (
            <CampaignForm
              key={`${campaign.id} ${saves}`}
              path={path}
              campaign={campaign}
              onDirty={setIsDirty}
              onSaved={reload}
            />
          )}
          <CampaignSending
            path={path}
            campaign={campaign}
            isUnsaved={isDraft && isDirty}
            onChanged={reload}
          />
          {campaign.started_at !== null && <CampaignResults campaign={campaign} />}
        </Stack>
      </Box>
    </Box>
  );
}
