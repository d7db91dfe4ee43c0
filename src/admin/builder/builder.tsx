import { type Overrides, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { Box, GlobalStyles, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useMemo, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { BlockOrder } from './block-order.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { puckColors } from './builder-colors.ts';
import { builderConfig } from './builder-config.tsx';
import {
  BuilderContext,
  type Kinds,
  type PublishRequest,
  type Sending,
} from './builder-context.ts';
import { Canvas } from './canvas.tsx';
import { PreviewsContext } from './canvas-block.tsx';
import { copyBlocks } from './clipboard.ts';
import { Confirmation } from './confirmation.tsx';
import { Fields } from './fields.tsx';
import { createPreviews } from './previews.ts';
import { type DraftBlock, toCanvas } from './puck-data.ts';
import { Refusal } from './refusal.tsx';
import { sidePanel } from './side-panel.tsx';

interface BuilderProps {
  title: string;
  formUrl: string;
  hasForm: boolean;
  kinds: Kinds;
  blocks: readonly DraftBlock[];
  styles: readonly string[];
  saveLabel: string;
  onSave: Sending;
  publishing: PublishRequest | null;
}

const VIEWPORTS = [
  {
    width: 390,
    height: 'auto' as const,
    label: adminMessages['admin.builder.phone'],
    icon: 'Smartphone' as const,
  },
  {
    width: 820,
    height: 'auto' as const,
    label: adminMessages['admin.builder.tablet'],
    icon: 'Tablet' as const,
  },
  {
    width: 1280,
    height: 'auto' as const,
    label: adminMessages['admin.builder.wide'],
    icon: 'Monitor' as const,
  },
];

/** The same objects always: with new ones the canvas would begin anew. */
const PLUGINS = [sidePanel];
const OVERRIDES: Partial<Overrides> = {
  headerActions: () => <BuilderBar />,
  outline: () => <BlockOrder />,
  iframe: Canvas,
  fields: Fields,
};
const UI = { plugin: { current: sidePanel.name ?? '' } };
const IFRAME = { enabled: true, syncHostStyles: false };

/** Hidden from sight, read by screen readers. */
const HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const LOOK = {
  minHeight: '100vh',
  bgcolor: 'background.default',
  // The canvas' own style sheet measures every element by its border.
  '.MuiInputBase-input': { boxSizing: 'content-box' },
  // It stays in the page unseen, with a name that its element may not have. Blocks tell of themselves
  // that they are being rendered.
  '[class*="_PuckCanvas-loader_"]': { display: 'none' },
  // Without its own panels it has no use for their tabs, but on a phone.
  '[class*="_PuckLayout-nav_"]': { '@media (min-width: 638px)': { display: 'none' } },
};

type SaveMode = 'saved' | 'published';

interface Refused {
  text: string;
  /** What somebody else was faster than; null for any other reason. */
  conflict: { blocks: readonly DraftBlock[]; mode: SaveMode } | null;
}

/** The blocks of a page on a canvas of the shop's own HTML and style. */
export function Builder(props: BuilderProps) {
  const { title, formUrl, hasForm, kinds, blocks, styles, saveLabel, onSave, publishing } = props;
  const { client } = useAdmin();
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const [stored, setStored] = useState(blocks);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<SaveMode | null>(null);
  const previews = useMemo(() => createPreviews(client), [client]);
  const [config] = useState(() => builderConfig(kinds, blocks));
  const [data] = useState(() => toCanvas(blocks, () => crypto.randomUUID()));
  const [ui] = useState(() => ({ ...UI, rightSideBarVisible: isWide }));

  async function send(mode: SaveMode, next: readonly DraftBlock[], isForced = false) {
    const sending = mode === 'saved' ? onSave : publishing?.send;
    if (!sending) return;
    setIsBusy(true);
    setDone(null);
    const problem = await sending(next, isForced);
    setIsBusy(false);
    if (problem) {
      const isConflict = problem.status === 412;
      const text = isConflict ? adminMessages['admin.page.conflict'] : refusalText(problem);
      setRefused({ text, conflict: isConflict ? { blocks: next, mode } : null });
      return;
    }
    setRefused(null);
    setStored(next);
    setDone(mode);
  }

  function takeTheirs(mine: readonly DraftBlock[]) {
    copyBlocks(mine);
    window.location.reload();
  }

  const conflict = refused?.conflict ?? null;
  const onRefused = (text: string) => setRefused({ text, conflict: null });
  const parts = {
    formUrl,
    hasForm,
    kinds,
    styles,
    stored,
    isBusy,
    saveLabel,
    onSave: (next: readonly DraftBlock[]) => void send('saved', next),
    publishing: publishing && {
      ...publishing,
      onPublish: (next: readonly DraftBlock[]) => void send('published', next),
    },
    onRefused,
  };
  return (
    <BuilderContext value={parts}>
      <PreviewsContext value={previews}>
        <Refusal
          text={refused?.text ?? ''}
          isConflict={conflict !== null}
          onClose={() => setRefused(null)}
          onOverwrite={() => conflict && void send(conflict.mode, conflict.blocks, true)}
          onTakeTheirs={() => conflict && takeTheirs(conflict.blocks)}
        />
        <Confirmation done={done} url={publishing?.url ?? ''} onClose={() => setDone(null)} />
        {/* More specific than the canvas' own, whose other colours follow from these. */}
        <GlobalStyles styles={{ ':root:root': puckColors(theme) }} />
        <Box component="main" sx={LOOK}>
          <Typography component="h1" sx={HIDDEN}>
            {adminMessages['admin.builder.title']}
          </Typography>
          <Puck
            config={config}
            data={data}
            headerTitle={title}
            overrides={OVERRIDES}
            plugins={PLUGINS}
            ui={ui}
            viewports={VIEWPORTS}
            iframe={IFRAME}
            height="100vh"
          />
        </Box>
      </PreviewsContext>
    </BuilderContext>
  );
}
