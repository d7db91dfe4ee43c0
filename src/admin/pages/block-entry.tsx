import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { getSummary } from './block-value.ts';

interface BlockEntryProps {
  block: { kind: string; settings?: unknown };
  /** Why the page leaves it out, or a part of it; '' otherwise. */
  problem: string;
  isOpen: boolean;
  onOpen(): void;
  onCopy(): void;
  onRemove(): void;
  /** Its fields; null for a block that cannot be edited. */
  children: ReactNode;
}

/** A block in a list of some, with its fields where it is open. */
export function BlockEntry(props: BlockEntryProps) {
  const { block, problem, isOpen, onOpen, onCopy, onRemove, children } = props;
  const name = blockKindText(block.kind);
  const named = (key: 'openBlock' | 'closeBlock' | 'copyBlock' | 'removeBlock') => ({
    'aria-label': `${adminMessages[`admin.page.${key}`]}: ${name}`,
    children: adminMessages[`admin.page.${key}`],
  });
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: '10rem' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {getSummary(block.settings)}
          </Typography>
        </Box>
        {children && (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={onOpen}
            {...named(isOpen ? 'closeBlock' : 'openBlock')}
          />
        )}
        <Button size="small" onClick={onCopy} {...named('copyBlock')} />
        <Button size="small" color="error" onClick={onRemove} {...named('removeBlock')} />
      </Stack>
      {problem !== '' && <Alert severity="warning">{problem}</Alert>}
      {isOpen && children && <Box sx={{ paddingBlock: 2 }}>{children}</Box>}
    </Box>
  );
}
