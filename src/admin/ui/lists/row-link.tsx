import { Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

interface RowLinkProps {
  to?: 'edit' | 'show';
  children: ReactNode;
}

/** Opens the row it is in. A click anywhere in a row does so too; the keyboard and tabs need a link. */
export function RowLink({ to = 'edit', children }: RowLinkProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || resource === undefined) return <>{children}</>;
  return (
    <TextLink
      component={Link}
      to={createPath({ resource, type: to, id: record.id })}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      // The row would open it a second time.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </TextLink>
  );
}
