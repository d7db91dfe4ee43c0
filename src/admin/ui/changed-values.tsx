import { Box, Typography } from '@mui/material';
import { changedFields, valueText } from '#rules/changes/changed-fields.ts';
import { recordWords } from '#wire/messages/admin/record-words.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

const MAX_FIELDS = 12;
const MAX_TEXT_LENGTH = 160;

const shortened = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

function Value({ text, isOld }: { text: string; isOld: boolean }) {
  if (text === '') {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {adminMessages['admin.log.empty']}
      </Typography>
    );
  }
  return (
    <Typography
      component={isOld ? 'del' : 'ins'}
      variant="body2"
      color={isOld ? 'textSecondary' : 'textPrimary'}
      sx={{ textDecoration: isOld ? 'line-through' : 'none', wordBreak: 'break-word' }}
    >
      {shortened(text)}
    </Typography>
  );
}

/** What differs, one line for each field: before → after. */
export function ChangedValues({ before, after }: { before: unknown; after: unknown }) {
  const { currency } = useAdmin().config;
  const fields = changedFields(before, after);
  const visible = fields.slice(0, MAX_FIELDS);
  const left = fields.length - visible.length;
  if (fields.length === 0) {
    return <Typography variant="body2">{adminMessages['admin.log.same']}</Typography>;
  }
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {visible.map(({ field, before: was, after: is }) => (
        <li key={field}>
          {field !== '' && (
            <Typography component="span" variant="body2">
              {recordWords(field)}:{' '}
            </Typography>
          )}
          <Value text={valueText(field, was, currency)} isOld />
          <Typography component="span" variant="body2">
            {' → '}
          </Typography>
          <Value text={valueText(field, is, currency)} isOld={false} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <Typography variant="body2" color="textSecondary">
            {adminMessages['admin.log.more'].replace('{count}', String(left))}
          </Typography>
        </li>
      )}
    </Box>
  );
}
