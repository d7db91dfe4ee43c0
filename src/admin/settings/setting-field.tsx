import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Loading } from 'react-admin';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { useMay } from '../admin-context.tsx';
import { problemText } from './controls/field-problems.ts';
import { KNOWN_VALUES, KnownControl } from './controls/known-control.tsx';
import { LockedFields, ReadOnlyValue } from './controls/read-only-value.tsx';
import { SecretControl } from './controls/text-control.tsx';
import { ValueControl } from './controls/value-control.tsx';
import type { SettingDraft } from './use-setting-draft.ts';

interface SettingFieldProps {
  item: Setting;
  draft: SettingDraft;
  /** The search led to this setting. */
  isWanted: boolean;
}

const NONE: readonly string[] = [];

/** One that the schema of the value does not make. */
const PickupPlaces = lazy(() => import('./pickup/pickup-places.tsx'));

/** One setting: its control, its sentence, what is changed about it, and the way back. */
export function SettingField({ item, draft, isWanted: isRequested }: SettingFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus();
  }, [isRequested]);
  const isTyped = draft.isChanged(item);
  const mayChange = useMay(item.permission);
  const locked = useMay('manage-security') ? NONE : item.protected_fields;
  return (
    <Box
      ref={place}
      data-setting={item.name}
      sx={{
        paddingBlock: 1.5,
        paddingInlineStart: 1.5,
        borderInlineStart: '3px solid',
        borderInlineStartColor: ({ palette }) =>
          isTyped || isRequested ? palette.primary.main : 'transparent',
      }}
    >
      {mayChange ? (
        <LockedFields value={locked}>
          <Control item={item} draft={draft} />
        </LockedFields>
      ) : (
        <ReadOnlyValue
          id={item.name}
          label={item.label}
          field={item.name}
          value={item.value}
          secret={item.secret}
          isStored={!item.is_default}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          id={`${item.name}-about`}
          variant="body2"
          color="textSecondary"
          sx={{ flexGrow: 1 }}
        >
          {item.description}
        </Typography>
        {mayChange && locked.length === 0 && <Marks item={item} draft={draft} />}
      </Stack>
    </Box>
  );
}

function Marks({ item, draft }: Omit<SettingFieldProps, 'isWanted'>) {
  const isTyped = draft.isChanged(item);
  if (item.is_default && !isTyped) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        size="small"
        variant="outlined"
        color={isTyped ? 'warning' : 'default'}
        label={adminMessages[isTyped ? 'admin.settings.unsaved' : 'admin.settings.changed']}
      />
      <Button
        size="small"
        aria-label={`${adminMessages['admin.settings.toDefault']}: ${item.label}`}
        onClick={() => draft.reset(item)}
      >
        {adminMessages['admin.settings.toDefault']}
      </Button>
    </Stack>
  );
}

function Control({ item, draft }: Omit<SettingFieldProps, 'isWanted'>) {
  const { name, label, schema, secret } = item;
  const props = {
    id: name,
    label,
    value: draft.valueOf(item),
    onChange: (value: unknown) => draft.change(item, value),
  };
  const problems = draft.problemsOf(name);
  const problem = problemText(problems, props.value);
  if (secret) return <SecretControl {...props} problem={problem} isStored={!item.is_default} />;
  if (name === 'pickup.places') {
    return (
      <Suspense fallback={<Loading />}>
        <PickupPlaces {...props} problems={problems} />
      </Suspense>
    );
  }
  // Rules are written on a screen of their own, where they can be tried.
  if (name === 'upsells.rules') {
    return (
      <Button component={To} to="/upsell-rules" sx={{ alignSelf: 'start' }}>
        {label}
      </Button>
    );
  }
  const known = KNOWN_VALUES[name];
  if (known) return <KnownControl {...props} problem={problem} options={known()} />;
  return <ValueControl {...props} problems={problems} field={name} schema={schema} />;
}
