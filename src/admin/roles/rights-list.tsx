import YesIcon from '@mui/icons-material/CheckOutlined';
import NoIcon from '@mui/icons-material/CloseOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { PERMISSION_NAMES, type Permission } from '#rules/permissions/permissions.ts';
import { RIGHT_GROUPS } from '#rules/permissions/right-groups.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { rightTexts } from '#wire/messages/rights.ts';

const ORDERED: readonly Permission[] = RIGHT_GROUPS.flatMap(
  ({ permissions }): readonly Permission[] => permissions,
);

/** What somebody can and cannot do, in sentences. */
export function RightsList({ permissions }: { permissions: readonly string[] }) {
  const can = PERMISSION_NAMES.filter((name) => permissions.includes(name));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Half
        heading={adminMessages['admin.roles.can']}
        rights={ORDERED.filter((name) => can.includes(name))}
        isAllowed
      />
      <Half
        heading={adminMessages['admin.roles.cannot']}
        rights={ORDERED.filter((name) => !can.includes(name))}
        isAllowed={false}
      />
    </Box>
  );
}

interface HalfProps {
  heading: string;
  rights: readonly Permission[];
  isAllowed: boolean;
}

function Half({ heading, rights, isAllowed }: HalfProps) {
  if (rights.length === 0) return null;
  const Icon = isAllowed ? YesIcon : NoIcon;
  return (
    <div>
      <Typography component="h2" variant="h3" gutterBottom>
        {heading}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rights.map((name) => (
          <Stack key={name} component="li" direction="row" spacing={1}>
            <Icon fontSize="small" color={isAllowed ? 'success' : 'disabled'} aria-hidden />
            <Typography variant="body2" color={isAllowed ? 'textPrimary' : 'textSecondary'}>
              {rightTexts[name]}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
