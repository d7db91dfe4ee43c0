import { Button, Menu, MenuItem, Snackbar, Stack, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockSet, blockSetsResponse } from '#wire/vitrine/block-set.ts';
import { useAdmin } from '../admin-context.tsx';
import { AddBlock } from '../pages/add-block.tsx';
import { startingValue } from '../pages/block-value.ts';
import { blocksOver } from '../pages/blocks-over.ts';
import { TooManyBlocks } from '../pages/too-many-blocks.tsx';
import { recordIn } from '../settings/controls/control-props.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useBuilder } from './builder-context.ts';
import { copiedBlocks, copyBlocks } from './clipboard.ts';
import { useCanvas } from './use-canvas.ts';

const BAR = { button: { whiteSpace: 'nowrap' } };

/** Adding, copying, templates, sharing and saving. */
export function BuilderBar() {
  const { kinds, stored, isBusy, onSave, saveLabel, publishing } = useBuilder();
  const canvas = useCanvas();
  const isDirty = JSON.stringify(canvas.blocks) !== JSON.stringify(stored);
  useUnsaved(isDirty);
  const over = blocksOver(canvas.blocks);
  useFieldsPanel(canvas.selected !== null, canvas.showFields);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={BAR}>
      <AddBlock
        label={adminMessages['admin.builder.add']}
        kinds={kinds.map(({ kind }) => kind)}
        onAdd={(kind) => {
          const schema = kinds.find((each) => each.kind === kind)?.settings ?? {};
          canvas.insert([{ kind, settings: startingValue(schema) }]);
        }}
      />
      <MoreMenu />
      <Button
        variant={publishing ? 'outlined' : 'contained'}
        disabled={!isDirty || isBusy || over > 0}
        onClick={() => onSave(canvas.blocks)}
      >
        {saveLabel}
      </Button>
      {publishing && (
        <Button
          variant="contained"
          disabled={(!isDirty && !publishing.isWaiting) || isBusy || over > 0}
          onClick={() => publishing.onPublish(canvas.blocks)}
        >
          {publishing.label}
        </Button>
      )}
      {/* What is dragged or duplicated on the canvas itself cannot be refused, so a message says it at once. */}
      <Snackbar open={over > 0} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <div>
          <TooManyBlocks over={over} />
        </div>
      </Snackbar>
    </Stack>
  );
}

/** Where there is no room for both, the panel of a block's fields is open while one is chosen. */
function useFieldsPanel(isChosen: boolean, showFields: (isVisible: boolean) => void) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const show = useEffectEvent(showFields);
  useEffect(() => {
    if (!isWide) show(isChosen);
  }, [isWide, isChosen]);
}

type Naming = 'template' | 'shared' | null;

function MoreMenu() {
  const { publishing, formUrl, hasForm } = useBuilder();
  const { client } = useAdmin();
  const canvas = useCanvas();
  const [naming, setNaming] = useState<Naming>(null);
  const { selected, chosenId, isInside, blocks } = canvas;
  const setId = recordIn(selected?.settings).setId;
  const templates = useReading('vitrine/v1/block-sets', blockSetsResponse, {
    query: { purpose: 'template' },
  });

  async function saveSet(name: string): Promise<string> {
    const savedBlocks = naming === 'shared' && selected ? [selected] : blocks;
    const response = await client.send({
      path: 'vitrine/v1/block-sets',
      method: 'POST',
      data: { purpose: naming, name, blocks: savedBlocks },
    });
    if (!response.ok) return response.problem.message;
    await templates.refetch();
    const saved = blockSet.safeParse(response.data);
    if (naming === 'shared' && chosenId !== null && saved.success) {
      canvas.replace(chosenId, { kind: 'reusable', settings: { setId: saved.data.id } });
    }
    return '';
  }

  return (
    <>
      <Opened label={adminMessages['admin.builder.more']}>
        {(close) => [
          <MenuItem key="form" component="a" href={formUrl} divider>
            {adminMessages[hasForm ? 'admin.builder.back' : 'admin.builder.pages']}
          </MenuItem>,
          publishing && (
            <MenuItem
              key="preview"
              onClick={() => {
                close();
                publishing.onPreview();
              }}
            >
              {adminMessages['admin.builder.preview']}
            </MenuItem>
          ),
          <MenuItem
            key="copy"
            disabled={!selected}
            onClick={() => {
              close();
              if (selected) copyBlocks([selected]);
            }}
          >
            {adminMessages['admin.builder.copy']}
          </MenuItem>,
          <MenuItem
            key="copyAll"
            onClick={() => {
              close();
              copyBlocks(blocks);
            }}
          >
            {adminMessages['admin.builder.copyAll']}
          </MenuItem>,
          <MenuItem
            key="paste"
            disabled={copiedBlocks().length === 0}
            onClick={() => {
              close();
              canvas.insert(copiedBlocks());
            }}
          >
            {adminMessages['admin.builder.paste']}
          </MenuItem>,
          <MenuItem
            key="share"
            disabled={!selected || isInside || selected.kind === 'reusable'}
            onClick={() => {
              close();
              setNaming('shared');
            }}
          >
            {adminMessages['admin.builder.share']}
          </MenuItem>,
          selected?.kind === 'reusable' && (
            <MenuItem key="edit" component="a" href={`/admin/builder/sets/${String(setId)}`}>
              {adminMessages['admin.builder.editShared']}
            </MenuItem>
          ),
          <MenuItem
            key="save"
            divider
            onClick={() => {
              close();
              setNaming('template');
            }}
          >
            {adminMessages['admin.builder.saveTemplate']}
          </MenuItem>,
          ...(templates.data ?? []).map((set) => (
            <MenuItem
              key={set.id}
              onClick={() => {
                close();
                canvas.insert(set.blocks);
              }}
            >
              {`${adminMessages['admin.builder.templates']}: ${set.name}`}
            </MenuItem>
          )),
        ]}
      </Opened>
      {naming && (
        <NameDialog
          title={
            adminMessages[
              naming === 'shared' ? 'admin.builder.share' : 'admin.builder.saveTemplate'
            ]
          }
          onClose={() => setNaming(null)}
          onName={saveSet}
        />
      )}
    </>
  );
}

function Opened({ label, children }: { label: string; children(close: () => void): ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}
