import { Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Comment } from './comment.ts';

/** Who wrote it, what it says, and where it stands. */
export function CommentText({ comment }: { comment: Comment }) {
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
        {content.raw ?? ''}
      </Typography>
      <Link component={RouterLink} to={`/posts/${post}`} variant="body2">
        {adminMessages['admin.comment.post']}
      </Link>
    </Stack>
  );
}
