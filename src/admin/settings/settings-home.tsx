import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useSections } from '../admin-context.tsx';

/** Every part of the settings that the person may open, with what it is for. */
export default function SettingsHome() {
  const sections = useSections().filter(({ task }) => task === 'settings');
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.task.settings']} />
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
