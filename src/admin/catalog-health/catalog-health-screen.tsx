import { Alert, Box, Chip, CircularProgress, Link, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CatalogCheckResult, catalogHealthResponse } from '#wire/vitrine/catalog-health.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useReading } from '../ui/use-reading.ts';

/** What is missing or wrong in the published catalogue, each product a link to its form. */
export default function CatalogHealthScreen() {
  const { data, error } = useReading('vitrine/v1/catalogue-health', catalogHealthResponse);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        paddingBlock: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Title title={adminMessages['admin.catalogueHealth']} />
      {data.map((each) => (
        <Check key={each.check} found={each} />
      ))}
    </Box>
  );
}

function Check({ found: { check, count, products } }: { found: CatalogCheckResult }) {
  const left = count - products.length;
  return (
    <PartCard title={adminMessages[`admin.catalogueHealth.${check}`]}>
      <Chip
        size="small"
        variant="outlined"
        color={count === 0 ? 'success' : 'warning'}
        label={count === 0 ? adminMessages['admin.catalogueHealth.good'] : count}
      />
      <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5 }}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/products/${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.catalogueHealth.more'].replace('{count}', String(left))}
        </Typography>
      )}
    </PartCard>
  );
}
