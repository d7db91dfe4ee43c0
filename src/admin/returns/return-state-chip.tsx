import { Chip } from '@mui/material';
import type { ReturnState } from '#rules/returns/return-state.ts';
import { adminMessages } from '#wire/messages/admin.ts';

const CHIP_COLORS = {
  requested: 'warning',
  accepted: 'info',
  received: 'warning',
  refunded: 'success',
  credited: 'success',
  exchanged: 'success',
  refused: 'default',
  withdrawn: 'default',
} as const satisfies Record<ReturnState, string>;

export function ReturnStateChip({ state }: { state: ReturnState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={CHIP_COLORS[state]}
      label={adminMessages[`admin.return.state.${state}`]}
    />
  );
}
