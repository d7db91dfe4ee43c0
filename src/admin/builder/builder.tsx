import { type Overrides, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import {
  Alert,
  Box,
  GlobalStyles,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { BlockOrder } from './block-order.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { puckColours } from './builder-colours.ts';
import { builderConfig, type Kinds } from './builder-config.tsx';
import { PreviewsContext } from './canvas-block.tsx';
import { createPreviews } from './previews.ts';
import { type DraftBlock, toCanvas } from './puck-data.ts';

interface BuilderProps {
  title: string;
  /** The form editor, for those who prefer it. */
  formUrl: string;
  kinds: Kinds;
  blocks: readonly DraftBlock[];
  /** Style sheets of the shop's pages. */
  styles: readonly string[];
  /** Answers why it was refused; null where it was saved. */
  onSave(blocks: readonly DraftBlock[]): Promise<RestProblem | null>;
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

/** The list of blocks is open at first: it is the way by keyboard. */
const UI = { plugin: { current: 'outline' } };
const BAR = { button: { whiteSpace: 'nowrap' } };
/** For screen readers. */
const HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** The blocks of a page on a canvas of the shop's own HTML and style. */
export function Builder({ title, formUrl, kinds, blocks, styles, onSave }: BuilderProps) {
  const { client } = useAdmin();
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const [stored, setStored] = useState(blocks);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const previews = useMemo(() => createPreviews(client), [client]);
  const config = useMemo(() => builderConfig(kinds, blocks), [kinds, blocks]);
  const data = useMemo(() => toCanvas(blocks, () => crypto.randomUUID()), [blocks]);

  async function save(next: DraftBlock[]) {
    setIsBusy(true);
    const refusal = await onSave(next);
    setIsBusy(false);
    setProblem(refusal);
    if (refusal === null) setStored(next);
  }

  const overrides: Partial<Overrides> = {
    headerActions: () => (
      <Stack direction="row" spacing={1} useFlexGap sx={BAR}>
        <BuilderBar kinds={kinds} formUrl={formUrl} stored={stored} isBusy={isBusy} onSave={save} />
      </Stack>
    ),
    outline: () => <BlockOrder />,
    iframe: ({ children, document: canvas }) => (
      <Canvas styles={styles} canvas={canvas}>
        {children}
      </Canvas>
    ),
  };

  return (
    <PreviewsContext value={previews}>
      {problem && (
        <Alert severity="error" onClose={() => setProblem(null)}>
          {problem.status === 412 ? adminMessages['admin.page.conflict'] : problem.message}
        </Alert>
      )}
      {/* More specific than the canvas' own, whose other colours follow from these. */}
      <GlobalStyles styles={{ ':root:root': puckColours(theme) }} />
      <Box
        component="main"
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          // The canvas' own style sheet measures every element by its border.
          '.MuiInputBase-input': { boxSizing: 'content-box' },
        }}
      >
        <Typography component="h1" sx={HIDDEN}>
          {adminMessages['admin.builder.title']}
        </Typography>
        <Puck
          config={config}
          data={data}
          headerTitle={isWide ? title : ' '}
          overrides={overrides}
          ui={UI}
          viewports={VIEWPORTS}
          iframe={{ enabled: true, syncHostStyles: false }}
          height="100vh"
        />
      </Box>
    </PreviewsContext>
  );
}

interface CanvasProps {
  styles: readonly string[];
  /** The document of the frame the blocks are in. */
  canvas: Document | undefined;
  children: ReactNode;
}

/** The shop's style sheet, and names for the parts of the canvas that come without. */
function Canvas({ styles, canvas, children }: CanvasProps) {
  useEffect(() => {
    const frame = canvas?.defaultView?.frameElement;
    if (!canvas || !frame) return;
    const { lang, dir, dataset } = frame.ownerDocument.documentElement;
    canvas.documentElement.lang = lang;
    canvas.documentElement.dir = dir;
    if (dataset.scheme) canvas.documentElement.dataset.scheme = dataset.scheme;
    canvas.title = adminMessages['admin.builder.canvas'];
    frame.setAttribute('title', adminMessages['admin.builder.canvas']);
    frame.ownerDocument
      .querySelector('select:not([aria-label], [id])')
      ?.setAttribute('aria-label', adminMessages['admin.builder.zoom']);
  }, [canvas]);
  return (
    <>
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <main aria-label={adminMessages['admin.builder.canvas']}>{children}</main>
    </>
  );
}
