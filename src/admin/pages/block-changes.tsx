import { Box, Typography } from '@mui/material';
import type { BlockDifference, Run } from '#rules/content/differences.ts';
import { blockFieldText, blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';

const EDGES = {
  same: 'divider',
  added: 'success.main',
  removed: 'error.main',
  changed: 'warning.main',
} as const;

/** The blocks one below the other as they are now, with what came, went and changed. */
export function BlockChanges({ changes }: { changes: readonly BlockDifference[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', padding: 0, marginBlock: 2 }}>
      {changes.map(({ change, kind, fields }, place) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
          key={place}
          sx={{
            borderInlineStart: 4,
            borderColor: EDGES[change],
            paddingInlineStart: 1.5,
            marginBlockEnd: 1.5,
          }}
        >
          <Typography variant="body2" color={change === 'same' ? 'textSecondary' : 'textPrimary'}>
            <strong>{blockKindText(kind)}</strong> · {adminMessages[`admin.page.is.${change}`]}
          </Typography>
          {change !== 'same' &&
            fields.map(({ path, runs }) => (
              <Typography key={path} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {fieldName(path)}: <Words runs={runs} />
              </Typography>
            ))}
        </Box>
      ))}
    </Box>
  );
}

/** `items.0.title` is "Entries 1 Title". */
function fieldName(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : blockFieldText(part)))
    .join(' ');
}

/** Words that came are underlined, words that went struck out. */
export function Words({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, place) => {
    // Runs have no names of their own, and the list is made anew as a whole.
    const key = `${place} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return (
      <Box
        key={key}
        component={kind === 'added' ? 'ins' : 'del'}
        sx={{ color: kind === 'added' ? 'success.main' : 'error.main' }}
      >
        {text}
      </Box>
    );
  });
}
