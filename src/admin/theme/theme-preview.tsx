import { Alert, Box, MenuItem, Stack, TextField } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ColorScheme } from '#rules/theme/palette.ts';
import { type Theme, themeCss } from '#rules/theme/theme-css.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { THEMED_PAGES, type ThemedPage, themePreviewResponse } from '#wire/vitrine/theme.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useResponse } from '../ui/use-response.ts';

const PHONE = 390;
const WIDTHS = [PHONE, 820, 1280] as const;
type Width = (typeof WIDTHS)[number];
/** What is seen of the page. */
const HEIGHT = 'clamp(18rem, 62vh, 44rem)';

interface ThemePreviewProps {
  theme: Theme;
  scheme: ColorScheme;
  /** Settings the page is built with. */
  values: Readonly<Record<string, unknown>>;
  /** Begins as on a phone. */
  isOnPhone?: boolean;
}

/** A page of the shop with the theme that is not saved: colours, fonts and corners change at once. */
export function ThemePreview({ theme, scheme, values, isOnPhone = false }: ThemePreviewProps) {
  const [page, setPage] = useState<ThemedPage>('home');
  const [width, setWidth] = useState<Width>(isOnPhone ? PHONE : 1280);
  const preview = useResponse('vitrine/v1/theme/preview', { page, values }, themePreviewResponse);
  return (
    <PartCard title={adminMessages['admin.theme.preview']}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlock: 1.5 }}>
        <TextField
          select
          size="small"
          fullWidth={false}
          label={adminMessages['admin.theme.previewPage']}
          value={page}
          onChange={({ target }) =>
            setPage(THEMED_PAGES.find((each) => each === target.value) ?? 'home')
          }
          margin="none"
          sx={{ flex: '1 1 8rem' }}
        >
          {THEMED_PAGES.map((each) => (
            <MenuItem key={each} value={each}>
              {adminMessages[`admin.theme.page.${each}`]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          fullWidth={false}
          label={adminMessages['admin.theme.previewWidth']}
          value={width}
          onChange={({ target }) =>
            setWidth(WIDTHS.find((each) => each === Number(target.value)) ?? 1280)
          }
          margin="none"
          sx={{ flex: '1 1 8rem' }}
        >
          {WIDTHS.map((each) => (
            <MenuItem key={each} value={each}>
              {adminMessages[`admin.theme.width.${each}`]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {preview.problem !== '' && <Alert severity="warning">{preview.problem}</Alert>}
      {preview.response && (
        <Frame
          key={preview.response.html}
          html={preview.response.html}
          css={themeCss(theme)}
          scheme={scheme}
          width={width}
        />
      )}
    </PartCard>
  );
}

interface FrameProps {
  html: string;
  css: string;
  scheme: ColorScheme;
  width: Width;
}

/** The page without its script: nothing is counted, asked for or bought, and no link leads away. */
function Frame({ html, css, scheme, width }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(place);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  // As soon as the page is there: its pictures may take longer.
  useEffect(() => {
    let next = requestAnimationFrame(function dressed() {
      if (!dress(frame.current, css, scheme)) next = requestAnimationFrame(dressed);
    });
    return () => cancelAnimationFrame(next);
  }, [css, scheme]);
  return (
    <Box
      ref={place}
      sx={{
        blockSize: HEIGHT,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={adminMessages['admin.theme.preview']}
        sandbox="allow-same-origin"
        srcDoc={withoutScript(html)}
        sx={{
          display: 'block',
          inlineSize: width,
          blockSize: `calc(${HEIGHT} / ${scale})`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

/** Links would open in another window, which the frame may not. */
function withoutScript(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('<head>', '<head><base target="_blank">');
}

/**
 * A style sheet by script needs no permission of the policy, and is replaced without a flash. False as
 * long as the frame is blank.
 */
function dress(frame: HTMLIFrameElement | null, css: string, scheme: ColorScheme): boolean {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!view || !page?.getElementById('app')) return false;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.dataset.scheme = scheme;
  return true;
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return width;
}
