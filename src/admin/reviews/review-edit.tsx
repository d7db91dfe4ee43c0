import { Box, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  Edit,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Review } from '#wire/vitrine/reviews.ts';
import { RecordChanges } from '../ui/changes.tsx';
import { DraftActions } from '../ui/draft-actions.tsx';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { Moment } from '../ui/moment.tsx';
import { NewNote } from '../ui/new-note.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { useRest } from '../ui/use-rest.ts';
import { STATUS_CHOICES } from './review.ts';
import { FileImage } from './review-text.tsx';

/** Only what this form shows is sent. */
function changes({ status, featured, title, text, rating, _version }: Record<string, unknown>) {
  return { status, featured, title, text, rating, _version };
}

export default function ReviewEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      queryOptions={FORM_QUERY}
      transform={changes}
      redirect={false}
      aside={<Parts />}
      sx={{ '& .RaEdit-main': { flexDirection: { xs: 'column', md: 'row' } } }}
    >
      <FreshRecord>
        <SimpleForm>
          <UnsavedForm />
          <EditedMark />
          <SelectInput
            source="status"
            label={adminMessages['admin.review.status']}
            choices={STATUS_CHOICES}
            validate={required()}
          />
          <NumberInput
            source="rating"
            label={adminMessages['admin.review.stars']}
            min={1}
            max={5}
            validate={required()}
          />
          <TextInput source="title" label={adminMessages['admin.review.title']} />
          <TextInput
            source="text"
            label={adminMessages['admin.review.words']}
            helperText={adminMessages['admin.review.wordsHint']}
            validate={required()}
            multiline
            minRows={4}
          />
          <BooleanInput
            source="featured"
            label={adminMessages['admin.review.featured']}
            helperText={adminMessages['admin.review.featuredHint']}
          />
        </SimpleForm>
      </FreshRecord>
    </Edit>
  );
}

function EditedMark() {
  const review = useRecordContext<Review>();
  if (!review) return null;
  return (
    <Typography color="textSecondary">
      {`${review.reviewer} · ${review.product_name} · `}
      <Moment value={review.date_created} />
      {review.date_edited !== null && (
        <>
          {` · ${adminMessages['admin.review.edited']} `}
          <Moment value={review.date_edited} />
        </>
      )}
    </Typography>
  );
}

function Parts() {
  const review = useRecordContext<Review>();
  if (!review) return null;
  return (
    <Stack
      spacing={2}
      sx={{ width: { xs: '100%', md: '24rem' }, marginInlineStart: { md: 2 }, marginBlock: 1 }}
    >
      {review.files.length > 0 && <Files review={review} />}
      <Replies review={review} />
      <RecordChanges resource="review" />
    </Stack>
  );
}

function Files({ review }: { review: Review }) {
  const send = useRest();
  const refresh = useRefresh();

  async function change(id: number, method: 'PUT' | 'DELETE', data?: object) {
    const path = `vitrine/v1/reviews/${review.id}/files/${id}`;
    const response = await send({ path, method, ...(data && { data }) });
    if (response.ok) refresh();
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.review.files']}
        </Typography>
        <Stack spacing={1}>
          {review.files.map((file) => (
            <Stack key={file.id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Box sx={{ opacity: file.hidden ? 0.4 : 1 }}>
                <FileImage file={file} />
              </Box>
              <Button size="small" onClick={() => change(file.id, 'PUT', { hidden: !file.hidden })}>
                {adminMessages[file.hidden ? 'admin.review.showFile' : 'admin.review.hideFile']}
              </Button>
              <Button size="small" color="error" onClick={() => change(file.id, 'DELETE')}>
                {adminMessages['admin.review.deleteFile']}
              </Button>
            </Stack>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Words in the name of the shop, below the review. */
function Replies({ review }: { review: Review }) {
  const send = useRest();
  const refresh = useRefresh();
  const path = `vitrine/v1/reviews/${review.id}/replies`;

  async function reply(text: string): Promise<boolean> {
    const { ok } = await send({ path, method: 'POST', data: { text } });
    if (ok) refresh();
    return ok;
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.review.replies']}
        </Typography>
        <Stack spacing={2}>
          {review.replies.map((one) => (
            <Reply key={`${one.id}-${one.text}`} reply={one} path={`${path}/${one.id}`} />
          ))}
          {review.status === 'approved' ? (
            <NewNote
              label={adminMessages['admin.review.newReply']}
              action={adminMessages['admin.review.sendReply']}
              onAdd={reply}
            />
          ) : (
            <Typography color="textSecondary">
              {adminMessages['admin.review.replyLater']}
            </Typography>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Reply({ reply, path }: { reply: Review['replies'][number]; path: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useUnsaved(draft !== null && draft !== reply.text);
  const send = useRest();
  const refresh = useRefresh();

  async function change(method: 'PUT' | 'DELETE', data?: object) {
    const response = await send({ path, method, ...(data && { data }) });
    if (response.ok) refresh();
    else setProblem(response.problem.fields.text ?? response.problem.message);
  }

  if (draft !== null) {
    return (
      <Stack spacing={1}>
        <TextField
          multiline
          label={adminMessages['admin.review.reply']}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <DraftActions
          problem={problem}
          save={adminMessages['admin.order.save']}
          saving={false}
          onSave={() => change('PUT', { text: draft })}
          onCancel={() => setDraft(null)}
        />
      </Stack>
    );
  }
  return (
    <div>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{reply.text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${reply.author} · `}
        <Moment value={reply.date_created} />
      </Typography>
      <Button size="small" onClick={() => setDraft(reply.text)}>
        {adminMessages['admin.review.editReply']}
      </Button>
      <Button size="small" color="error" onClick={() => change('DELETE')}>
        {adminMessages['admin.review.deleteReply']}
      </Button>
    </div>
  );
}
