import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';

export function CustomerReviews({ customer: { reviews } }: { customer: CustomerProfile }) {
  return (
    <PartCard title={adminMessages['admin.customer.reviews']}>
      {reviews.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.customer.noReviews']}</Typography>
      )}
      <List dense disablePadding>
        {reviews.map(({ id, rating, text, status, created_at: at }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={text}
              secondary={
                <>
                  {rating !== null && `${rating} ${adminMessages['admin.customer.stars']} · `}
                  {status} · <Moment value={at} withTime={false} />
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </PartCard>
  );
}
