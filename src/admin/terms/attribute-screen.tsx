import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  CircularProgress,
  Stack,
  Typography,
} from '@mui/material';
import { Title } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { attributeResponse } from '#wire/wc/terms.ts';
import { Changes } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { AttributeTerms } from './attribute-terms.tsx';
import { NewEntry } from './new-entry.tsx';

const PATH = 'wc/v3/products/attributes';
const attributes = z.array(attributeResponse);

/** The attributes that products share, each with its values and how they are chosen. */
export default function AttributeScreen() {
  const { data, error, refetch } = useReading(PATH, attributes);
  const send = useRest();

  async function remove(id: number) {
    await send({ path: `${PATH}/${id}`, method: 'DELETE', query: { force: true } });
    await refetch();
  }

  async function reload() {
    await refetch();
  }

  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={adminMessages['admin.attributes']} />
      <NewEntry path={PATH} label={adminMessages['admin.attribute.new']} onAdded={reload} />
      {data.length === 0 && <Typography>{adminMessages['admin.term.none']}</Typography>}
      <div>
        {data.map(({ id, name, slug }) => (
          <Accordion key={id} disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
            <AccordionSummary>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography component="span" color="textSecondary" sx={{ marginInlineStart: 1 }}>
                {slug}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <AttributeTerms attributeId={id} />
              <Box sx={{ marginBlock: 2 }}>
                <Changes resource="product_attribute" subject={id} />
              </Box>
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                <ConfirmButton
                  label={adminMessages['admin.attribute.delete']}
                  text={adminMessages['admin.attribute.deleteText']}
                  subject={name}
                  onConfirm={() => remove(id)}
                />
              </Stack>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Box>
  );
}
