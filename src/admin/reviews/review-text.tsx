import { Chip, Link, Rating, Stack, Typography } from '@mui/material';
import { Link as ScreenLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Review } from '#wire/vitrine/reviews.ts';
import type { ReviewFile } from './review.ts';

/** A review as it is judged: stars, words, photos and videos, and who wrote it. */
export function ReviewText({ review }: { review: Review }) {
  const visible = review.replies.filter(({ by_shop: byShop }) => byShop);
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Rating value={review.rating} readOnly size="small" />
        {review.featured && <Mark text={adminMessages['admin.review.featured']} />}
        {review.verified && <Mark text={adminMessages['admin.review.verified']} />}
        {review.date_edited !== null && <Mark text={adminMessages['admin.review.edited']} />}
      </Stack>
      {review.title !== '' && <Typography sx={{ fontWeight: 600 }}>{review.title}</Typography>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{review.text}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {review.files.map((file) => (
          <FileImage key={file.id} file={file} />
        ))}
      </Stack>
      <Typography color="textSecondary" variant="body2">
        {`${review.reviewer} · `}
        <Link component={ScreenLink} to={`/products/${review.product_id}`}>
          {review.product_name}
        </Link>
      </Typography>
      {visible.map(({ id, text }) => (
        <Typography key={id} variant="body2">
          {`${adminMessages['admin.review.reply']}: ${text}`}
        </Typography>
      ))}
    </Stack>
  );
}

function Mark({ text }: { text: string }) {
  return <Chip size="small" variant="outlined" label={text} />;
}

/** A photo, or the poster of a video, which opens beside. */
export function FileImage({ file }: { file: ReviewFile }) {
  const name = adminMessages[file.kind === 'image' ? 'admin.review.photo' : 'admin.review.video'];
  return (
    <Link
      href={file.url || file.image}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {file.image === '' ? (
        name
      ) : (
        <img src={file.image} alt={file.caption || name} width={72} height={72} loading="lazy" />
      )}
    </Link>
  );
}
