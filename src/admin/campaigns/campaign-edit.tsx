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
  const { path, read, error, refetch } = useCampaign();
  /** Which version the form began with, while something in it is not saved; '' otherwise. */
  const [typedSince, setTypedSince] = useState('');
  if (error && !read) return <Alert severity="error">{error.message}</Alert>;
  if (!read) return <Loading />;
  const { campaign, version } = read;
  const isDraft = campaign.state === 'draft';
  const reload = async () => {
    await refetch();
    setTypedSince('');
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
              // What was typed stays when the record is read again.
              key={typedSince || version}
              path={path}
              campaign={campaign}
              version={version}
              onTyped={setTypedSince}
              onSaved={reload}
            />
          )}
          <CampaignSending
            path={path}
            campaign={campaign}
            isUnsaved={isDraft && typedSince !== ''}
            onChanged={reload}
          />
          {campaign.started_at !== null && <CampaignResults campaign={campaign} />}
        </Stack>
      </Box>
    </Box>
  );
}
