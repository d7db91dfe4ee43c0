import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { summaryOf } from '../pages/block-value.ts';
import { useCanvas } from './use-canvas.ts';

/** The blocks as a list: chosen, moved and removed by keyboard as well. */
export function BlockOrder() {
  const { blocks, ids, chosen, select, move, remove } = useCanvas();
  if (blocks.length === 0) {
    return <Typography sx={{ padding: 2 }}>{adminMessages['admin.page.noBlocks']}</Typography>;
  }
  return (
    <Box
      component="ol"
      aria-label={adminMessages['admin.builder.outline']}
      sx={{ margin: 0, padding: 1, listStyle: 'none' }}
    >
      {blocks.map((block, at) => {
        const name = `${at + 1}. ${blockKindText(block.kind)}`;
        return (
          <Box component="li" key={ids[at]} sx={{ display: 'flex', alignItems: 'center' }}>
            <Button
              size="small"
              aria-current={chosen === at}
              onClick={() => select(at)}
              sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
            >
              <Box component="span" sx={{ minWidth: 0 }}>
                {name}
                <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
                  {summaryOf(block.settings)}
                </Typography>
              </Box>
            </Button>
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={`${adminMessages['admin.builder.up']}: ${name}`}
              onClick={() => move(at, at - 1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === blocks.length - 1}
              aria-label={`${adminMessages['admin.builder.down']}: ${name}`}
              onClick={() => move(at, at + 1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`${adminMessages['admin.builder.remove']}: ${name}`}
              onClick={() => remove(at)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
