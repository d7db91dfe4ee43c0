import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { createContext } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { fieldText } from '#wire/messages/settings/fields.ts';
import { recordIn } from './control-props.ts';

/** Fields of a value that this person may not change. */
export const LockedFields = createContext<readonly string[]>([]);

interface ReadOnlyValueProps {
  id: string;
  label: string;
  value: unknown;
  /** Of all settings of its kind: `payments`. */
  field: string;
  /** Its value is never shown; whether there is one is. */
  secret?: boolean;
  isStored?: boolean;
}

/** What somebody may see and not change, with who may. */
export function ReadOnlyValue(props: ReadOnlyValueProps) {
  const { id, label, value, field, secret = false, isStored = false } = props;
  const stored = isStored ? 'admin.settings.isSet' : 'admin.settings.notSet';
  const lines = secret ? [adminMessages[stored]] : valueLines(value, field.split('.')[0] ?? '');
  return (
    <Box id={id} role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color: 'text.secondary' }}>
        <LockIcon fontSize="small" aria-hidden />
        <Typography variant="body2">{adminMessages['admin.settings.administrators']}</Typography>
      </Stack>
    </Box>
  );
}

/** Each field on a line of its own, without those that are empty. */
export function valueLines(value: unknown, kind: string): readonly string[] {
  if (Array.isArray(value)) {
    const lines = value.flatMap((each) => valueLines(each, kind).join(', '));
    return lines.length === 0 ? [adminMessages['admin.settings.notSet']] : lines;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(recordIn(value)).flatMap(([name, entryValue]) =>
      entryValue === '' || entryValue === null
        ? []
        : [`${fieldText(`${kind}.${name}`)}: ${plain(entryValue)}`],
    );
    return lines.length === 0 ? [adminMessages['admin.settings.notSet']] : lines;
  }
  return [plain(value)];
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') {
    return adminMessages[value ? 'admin.settings.on' : 'admin.settings.off'];
  }
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return String(value);
  return adminMessages['admin.settings.notSet'];
}
