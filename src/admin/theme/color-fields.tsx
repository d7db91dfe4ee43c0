import { Alert, Box, Typography } from '@mui/material';
import { type ColorProblem, colorProblems } from '#rules/theme/check-palette.ts';
import {
  type ColorScheme,
  type ColorToken,
  type CustomColors,
  getPalette,
} from '#rules/theme/palette.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { ColorField } from './color-field.tsx';
import { colorName, problemText } from './theme-draft.ts';

const GROUPS = {
  grounds: ['paper', 'paper-sunk', 'paper-raised'],
  text: ['ink', 'ink-soft', 'ink-faint', 'line', 'line-strong'],
  action: ['accent', 'accent-strong', 'accent-wash', 'on-accent'],
  news: ['good', 'good-wash', 'bad', 'bad-wash'],
  others: ['banner', 'on-banner', 'star', 'picture-ground', 'veil'],
} as const satisfies Record<string, readonly ColorToken[]>;
const GROUP_NAMES = ['grounds', 'text', 'action', 'news', 'others'] as const;

interface ColorFieldsProps {
  scheme: ColorScheme;
  custom: CustomColors;
  /** Of the other scheme, which is not shown. */
  otherProblems: readonly ColorProblem[];
  /** What the shop said of a colour when it was saved; '' where nothing. */
  refusalOf(token: ColorToken): string;
  onChange(custom: CustomColors): void;
}

/** The palette of one scheme; a colour that cannot be read says so while it is picked. */
export function ColorFields(props: ColorFieldsProps) {
  const { scheme, custom, otherProblems, refusalOf: getRefusal, onChange } = props;
  const palette = getPalette(scheme, custom);
  const problems = new Map(
    colorProblems(scheme, custom).map((problem) => [problem.token, problemText(problem)]),
  );

  function reset(token: ColorToken) {
    const { [token]: _, ...others } = custom;
    onChange(others);
  }

  return (
    <>
      {otherProblems.length > 0 && (
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          {adminMessages['admin.theme.poorIn']}
          {otherProblems.map((problem) => (
            <Box key={problem.token}>{problemText(problem)}</Box>
          ))}
        </Alert>
      )}
      {GROUP_NAMES.map((group) => (
        <Box key={group} component="section" sx={{ marginBlockEnd: 2 }}>
          <Typography component="h3" variant="body2" color="textSecondary" gutterBottom>
            {adminMessages[`admin.theme.group.${group}`]}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {GROUPS[group].map((token) => (
              <ColorField
                key={`${scheme} ${token}`}
                id={`theme.${scheme}.${token}`}
                label={colorName(token)}
                value={palette[token]}
                isCustom={custom[token] !== undefined}
                problem={problems.get(token) ?? getRefusal(token)}
                onChange={(color) => onChange({ ...custom, [token]: color })}
                onReset={() => reset(token)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
