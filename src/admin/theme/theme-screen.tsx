import { Box, Divider, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { colorProblems } from '#rules/theme/check-palette.ts';
import { COLOR_SCHEMES, type ColorScheme } from '#rules/theme/palette.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { ImageControl } from '../pages/image-control.tsx';
import { SaveBar } from '../settings/save-bar.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { useSettingDraft } from '../settings/use-setting-draft.ts';
import { useSettings } from '../settings/use-settings.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { ColorFields } from './color-fields.tsx';
import { builtWith, colorsIn, themeIn } from './theme-draft.ts';
import { ThemePreview } from './theme-preview.tsx';

const FONTS = [
  'theme.textFont',
  'theme.displayFont',
  'theme.radiusSmall',
  'theme.radiusMedium',
  'theme.radiusButton',
];
const LOGOS = ['theme.logo', 'theme.logoDark'];
const LOGO = ['theme.logoName', 'theme.logoHeight'];
const FRAME = ['theme.header', 'theme.topBar', 'theme.categoryBar', 'theme.footer'];

/** How the shop looks, with a preview of what is not saved. */
export default function ThemeScreen() {
  const { items, reload } = useSettings('theme');
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.theme']} />
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {adminMessages['admin.theme.about']}
      </Typography>
      {items ? <ThemeForm items={items} reload={reload} /> : <Loading />}
    </Box>
  );
}

interface ThemeFormProps {
  items: readonly Setting[];
  reload(): Promise<void>;
}

function ThemeForm({ items, reload }: ThemeFormProps) {
  const draft = useSettingDraft(items, reload);
  const notify = useNotify();
  const [query] = useSearchParams();
  const [scheme, setScheme] = useState<ColorScheme>('light');
  const toItem = (name: string) => items.find((item) => item.name === name);
  const typed = (name: string) => {
    const item = toItem(name);
    return item && draft.valueOf(item);
  };
  const theme = themeIn(typed);
  const other: ColorScheme = scheme === 'light' ? 'dark' : 'light';
  const [refused, setRefused] = useState<{ fieldId: string } | null>(null);
  useEffect(() => {
    if (refused) document.getElementById(refused.fieldId)?.focus();
  }, [refused]);

  function save() {
    const [poor] = COLOR_SCHEMES.flatMap((each) =>
      colorProblems(each, theme[each]).map(({ token }) => ({ each, token })),
    );
    if (poor === undefined) {
      void draft.save();
      return;
    }
    setScheme(poor.each);
    setRefused({ fieldId: `theme.${poor.each}.${poor.token}` });
    notify(adminMessages['admin.theme.poor'], { type: 'error' });
  }

  async function discard() {
    draft.discard();
    if (draft.hasConflict) await reload();
  }

  const fields = (names: readonly string[]) =>
    names.flatMap((name) => {
      const item = toItem(name);
      if (!item) return [];
      const isRequested = query.get('setting') === name;
      return [<SettingField key={name} item={item} draft={draft} isWanted={isRequested} />];
    });

  useUnsaved(draft.isDirty);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.isDirty) save();
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '26rem minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{ gridColumn: { lg: 2 }, position: { lg: 'sticky' }, insetBlockStart: { lg: 64 } }}
        >
          <ThemePreview theme={theme} scheme={scheme} values={builtWith(typed)} />
        </Box>
        <Stack
          component="section"
          aria-label={adminMessages['admin.theme.fields']}
          spacing={2}
          sx={{ gridColumn: { lg: 1 }, gridRow: { lg: 1 } }}
        >
          <PartCard title={adminMessages['admin.theme.colors']}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={adminMessages['admin.theme.scheme']}
              value={scheme}
              onChange={(_, chosen: ColorScheme | null) => chosen && setScheme(chosen)}
              sx={{ marginBlock: 1.5 }}
            >
              {COLOR_SCHEMES.map((each) => (
                <ToggleButton key={each} value={each}>
                  {adminMessages[`admin.theme.${each}`]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ColorFields
              scheme={scheme}
              custom={theme[scheme]}
              otherProblems={colorProblems(other, theme[other])}
              refusalOf={(token) => draft.problemsOf(`theme.${scheme}`)[`[${token}]`] ?? ''}
              onChange={(custom) => {
                const item = toItem(`theme.${scheme}`);
                if (item) draft.change(item, colorsIn(custom));
              }}
            />
          </PartCard>
          <PartCard title={adminMessages['admin.theme.fonts']}>
            <Stack divider={<Divider />}>{fields(FONTS)}</Stack>
          </PartCard>
          <PartCard title={adminMessages['admin.theme.logo']}>
            <Stack divider={<Divider />} spacing={1.5} sx={{ paddingBlockStart: 1 }}>
              {LOGOS.flatMap((name) => {
                const item = toItem(name);
                if (!item) return [];
                return [
                  <ImageControl
                    key={name}
                    label={item.label}
                    value={draft.valueOf(item)}
                    onChange={(id) => draft.change(item, id)}
                  />,
                ];
              })}
              {fields(LOGO)}
            </Stack>
          </PartCard>
          <PartCard title={adminMessages['admin.theme.frame']}>
            <Stack divider={<Divider />}>{fields(FRAME)}</Stack>
          </PartCard>
        </Stack>
      </Box>
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={draft.isSaving}
        hasConflict={draft.hasConflict}
        onSave={save}
        onDiscard={() => void discard()}
      />
    </form>
  );
}
