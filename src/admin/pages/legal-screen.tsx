import {
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  Link as PageLink,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { legalPagesResponse } from '#wire/vitrine/set-up.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

const PATH = 'vitrine/v1/set-up/legal-pages';
type LegalPage = z.infer<typeof legalPagesResponse>[number];

/** The pages that the law asks of most shops: written as drafts, then checked and published. */
export default function LegalScreen() {
  const { data: pages, refetch } = useReading(PATH, legalPagesResponse);
  const send = useRest();
  const [isBusy, setIsBusy] = useState(false);

  async function post(path: string) {
    setIsBusy(true);
    await send({ path, method: 'POST', data: {} });
    await refetch();
    setIsBusy(false);
  }

  if (!pages) return <Loading />;
  return (
    <Stack spacing={2} sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.legal']} />
      <Typography>{adminMessages['admin.legal.about']}</Typography>
      <Card>
        <CardContent>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {pages.map((page) => (
              <PageLine key={page.slug} page={page} />
            ))}
          </Box>
        </CardContent>
      </Card>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={isBusy || pages.every(({ id }) => id !== null)}
          onClick={() => void post(PATH)}
        >
          {adminMessages['admin.legal.write']}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy || pages.every(({ status, linked }) => status !== 'publish' || linked)}
          onClick={() => void post(`${PATH}/links`)}
        >
          {adminMessages['admin.legal.link']}
        </Button>
        <Button component={Link} to="/menus">
          {adminMessages['admin.legal.menus']}
        </Button>
      </Stack>
    </Stack>
  );
}

function PageLine({ page: { id, title, status, linked } }: { page: LegalPage }) {
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: '2.75rem' }}
    >
      {id === null ? (
        <span>{title}</span>
      ) : (
        <PageLink component={Link} to={`/pages/${id}`} color="inherit">
          {title}
        </PageLink>
      )}
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'end' }}
      >
        {status === 'publish' && (
          <Chip
            size="small"
            variant="outlined"
            color={linked ? 'success' : 'warning'}
            label={adminMessages[linked ? 'admin.legal.linked' : 'admin.legal.notLinked']}
          />
        )}
        <Chip
          size="small"
          variant="outlined"
          color={status === 'publish' ? 'success' : 'warning'}
          label={adminMessages[`admin.legal.${status}`]}
        />
      </Stack>
    </Stack>
  );
}
