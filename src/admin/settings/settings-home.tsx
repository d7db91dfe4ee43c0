import { Box, Card, CardActionArea, CardContent, TextField, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay, useSections } from '../admin-context.tsx';

const FoundSettings = lazy(() => import('./found-settings.tsx'));

/** Every part of the settings that the person may open, with what it is for. */
export default function SettingsHome() {
  const sections = useSections().filter(({ task }) => task === 'settings');
  const mayChange = useMay('manage-settings');
  const [words, setWords] = useState('');
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.task.settings']} />
      {mayChange && (
        <TextField
          type="search"
          fullWidth
          label={adminMessages['admin.settings.search']}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ maxWidth: '36rem', marginBlockEnd: 2 }}
        />
      )}
      {words.trim() !== '' && (
        <Suspense>
          <FoundSettings words={words.trim()} max={50} />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
        }}
      >
        {sections.map(({ name, label, hint, icon: Icon }) => (
          <Card key={name}>
            <CardActionArea component={Link} to={`/${name}`} sx={{ height: '100%' }}>
              <CardContent sx={{ display: 'flex', gap: 2 }}>
                <Icon />
                <Box>
                  <Typography component="h2" variant="h3">
                    {label}
                  </Typography>
                  {hint && <Typography color="textSecondary">{hint}</Typography>}
                </Box>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
