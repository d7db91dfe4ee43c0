import { Box, Chip, List, ListItem, Typography } from '@mui/material';
import { fieldDependencies } from '#rules/options/forms/field-dependencies.ts';
import type { OptionForm } from '#rules/options/option-form.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';

interface FormDependenciesProps {
  form: OptionForm;
  nameOf(id: string): string;
}

/** Which field depends on which, and by what. */
export function FormDependencies({ form, nameOf: getName }: FormDependenciesProps) {
  const found = fieldDependencies(form);
  return (
    <PartCard title={adminMessages['admin.form.depends']}>
      {found.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.form.dependsNone']}</Typography>
      )}
      <List dense disablePadding>
        {found.map(({ id, on }) => (
          <ListItem key={id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {id === 'quantity' ? adminMessages['admin.form.subject.quantity'] : getName(id)}
            </Typography>
            <Box component="span" aria-hidden>
              ←
            </Box>
            {on.map((each) => (
              <Chip
                key={`${each.id}-${each.by}`}
                size="small"
                variant="outlined"
                label={`${getName(each.id)} · ${adminMessages[`admin.form.depends.${each.by}`]}`}
              />
            ))}
          </ListItem>
        ))}
      </List>
    </PartCard>
  );
}
