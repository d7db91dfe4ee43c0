import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Comment } from '#wire/wp/comment.ts';
import { useRest } from '../ui/use-rest.ts';

export const COMMENT_STATUSES = [
  'approved',
  'hold',
  'spam',
  'trash',
] as const satisfies readonly Comment['status'][];

/** What moves a comment can be taken back for some seconds. */
export function CommentActions({ comment }: { comment: Comment }) {
  const [update, { isPending }] = useUpdate();
  const [isReplying, setIsReplying] = useState(false);
  const notify = useNotify();

  const move = (status: Comment['status']) =>
    update(
      'comments',
      { id: comment.id, data: { status }, previousData: comment },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(adminMessages[`admin.comment.${status}`], { undoable: true }),
      },
    );
  const named = (text: string) => ({
    size: 'small' as const,
    'aria-label': `${text}: ${comment.author_name}`,
    children: text,
  });
  return (
    <>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
        {COMMENT_STATUSES.filter((status) => status !== comment.status).map((status) => (
          <Button
            key={status}
            disabled={isPending}
            onClick={() => move(status)}
            {...named(adminMessages[`admin.comment.do.${status}`])}
          />
        ))}
        {comment.status === 'approved' && !isReplying && (
          <Button
            onClick={() => setIsReplying(true)}
            {...named(adminMessages['admin.comment.reply'])}
          />
        )}
      </Stack>
      {isReplying && <Reply comment={comment} onDone={() => setIsReplying(false)} />}
    </>
  );
}

function Reply({ comment, onDone }: { comment: Comment; onDone(): void }) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();

  async function publish() {
    setIsBusy(true);
    const data = { post: comment.post, parent: comment.id, content: text };
    const response = await send({ path: 'wp/v2/comments', method: 'POST', data });
    setIsBusy(false);
    if (!response.ok) return;
    notify(adminMessages['admin.comment.sent'], { type: 'success' });
    onDone();
    refresh();
  }

  return (
    <Stack spacing={1} sx={{ marginBlockStart: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        size="small"
        label={adminMessages['admin.comment.replyText']}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={publish}>
          {adminMessages['admin.comment.send']}
        </Button>
        <Button onClick={onDone}>{adminMessages['admin.comment.cancel']}</Button>
      </Stack>
    </Stack>
  );
}
