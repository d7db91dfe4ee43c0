import { Box, Button, ButtonGroup } from '@mui/material';
import { legacySideBarPlugin, type Plugin, Puck } from '@puckeditor/core';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { BlockOrder } from './block-order.tsx';

const PANELS = ['order', 'kinds'] as const;

/** The blocks of the page, or the kinds that are dragged to it, by buttons that the keyboard reaches. */
function SidePanel() {
  const [displayed, setPanel] = useState<(typeof PANELS)[number]>('order');
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100%' }}>
      <ButtonGroup
        fullWidth
        size="small"
        aria-label={adminMessages['admin.builder.panel']}
        sx={{ padding: 1 }}
      >
        {PANELS.map((panel) => (
          <Button
            key={panel}
            aria-pressed={displayed === panel}
            variant={displayed === panel ? 'contained' : 'outlined'}
            onClick={() => setPanel(panel)}
          >
            {adminMessages[`admin.builder.${panel}`]}
          </Button>
        ))}
      </ButtonGroup>
      <Box sx={{ padding: displayed === 'order' ? 0 : 2 }}>
        {displayed === 'order' ? <BlockOrder /> : <Puck.Components />}
      </Box>
    </Box>
  );
}

/** In place of the canvas' own panels, whose tabs take no focus. */
export const sidePanel: Plugin = { ...legacySideBarPlugin(), render: () => <SidePanel /> };
