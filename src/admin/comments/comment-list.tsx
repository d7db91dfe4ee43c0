import { Chip, Link, Stack, Typography } from '@mui/material';
import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Comment } from '#wire/wp/comment.ts';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { COMMENT_STATUSES, CommentActions } from './comment-actions.tsx';

const STATUSES = COMMENT_STATUSES.map((id) => ({ id, name: adminMessages[`admin.comment.${id}`] }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.comment.status']}
    choices={[...STATUSES, { id: 'all', name: adminMessages['admin.comment.all'] }]}
    alwaysOn
  />,
];
const WITH_WORDS = { context: 'edit' };

/** What readers wrote to the journal: first what waits for a decision. */
export default function CommentList() {
  return (
    <List
      filters={filters}
      filter={WITH_WORDS}
      filterDefaultValues={{ status: 'hold' }}
      sort={{ field: 'date', order: 'DESC' }}
      actions={false}
      exporter={false}
      empty={false}
    >
      <DataTable<Comment> rowClick={false} bulkActionButtons={false} sx={wideOnly('date_gmt')}>
        <DataTable.Col<Comment>
          source="content"
          label={adminMessages['admin.comment.text']}
          disableSort
          render={(comment) => (
            <>
              <CommentText comment={comment} />
              <CommentActions comment={comment} />
            </>
          )}
        />
        <DataTable.Col<Comment>
          source="date_gmt"
          label={adminMessages['admin.comment.date']}
          disableSort
          render={({ date_gmt: at }) => <Moment value={at} />}
        />
      </DataTable>
    </List>
  );
}

/** Who wrote it, what it says, and where it stands. */
function CommentText({ comment }: { comment: Comment }) {
  const { author_name: author, author_email: email, content, status, post } = comment;
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{author}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
        <Chip size="small" variant="outlined" label={adminMessages[`admin.comment.${status}`]} />
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content.raw}
      </Typography>
      <Link component={RouterLink} to={`/posts/${post}`} variant="body2">
        {adminMessages['admin.comment.post']}
      </Link>
    </Stack>
  );
}
