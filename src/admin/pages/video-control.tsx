import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { videoKind } from '#rules/media/video-kind.ts';
import { blockFieldText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { VideoDialog } from '../media/video-dialog.tsx';
import { textIn } from '../settings/controls/control-props.ts';
import type { BlockControlProps } from './block-controls.tsx';

/** The address of a video; one that browsers would block is refused where it is typed. */
export function VideoControl({ id, name, value, onChange }: BlockControlProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const address = textIn(value);
  const isRefused = address !== '' && !videoKind(address);
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <TextField
        id={id}
        fullWidth
        size="small"
        label={blockFieldText(name)}
        value={address}
        error={isRefused}
        helperText={isRefused ? adminMessages['admin.page.videoRefused'] : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button size="small" variant="outlined" onClick={() => setIsChoosing(true)}>
        {adminMessages['admin.page.chooseVideo']}
      </Button>
      {isChoosing && (
        <VideoDialog
          name={blockFieldText(name)}
          value={address}
          onClose={() => setIsChoosing(false)}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
