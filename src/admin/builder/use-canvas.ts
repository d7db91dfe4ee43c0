import { createUsePuck } from '@puckeditor/core';
import { adminMessages } from '#wire/messages/admin.ts';
import { MOST_BLOCKS } from '#wire/vitrine/content.ts';
import { useBuilder } from './builder-context.ts';
import { canvasItem, type DraftBlock, fromCanvas, withInserted, withMoved } from './puck-data.ts';

const usePuck = createUsePuck();

/** The canvas as the builder's own buttons use it; every change can be undone. */
export function useCanvas() {
  const { onRefused } = useBuilder();
  const content = usePuck((puck) => puck.appState.data.content);
  const selectedId = usePuck((puck) => puck.selectedItem?.props.id ?? null);
  const dispatch = usePuck((puck) => puck.dispatch);
  const found = content.findIndex(({ props }) => props.id === selectedId);
  const chosen = found === -1 ? null : found;
  const write = (next: typeof content) =>
    dispatch({
      type: 'setData',
      data: (before) => ({ ...before, content: next }),
      recordHistory: true,
    });
  const itemOf = (block: DraftBlock) => canvasItem(block, crypto.randomUUID());
  const blocks = fromCanvas({ content });
  return {
    blocks,
    ids: content.map(({ props }) => String(props.id)),
    chosen,
    selected: chosen === null ? null : (blocks[chosen] ?? null),
    insert(added: readonly DraftBlock[]) {
      const next = withInserted(content, added.map(itemOf), chosen);
      if (next.length > MOST_BLOCKS) onRefused(adminMessages['admin.builder.tooMany']);
      else write(next);
    },
    replace: (at: number, block: DraftBlock) => write(content.with(at, itemOf(block))),
    move: (from: number, to: number) => write(withMoved(content, from, to)),
    showFields: (isShown: boolean) =>
      dispatch({ type: 'setUi', ui: { rightSideBarVisible: isShown } }),
    remove: (at: number) => write(content.toSpliced(at, 1)),
    select: (at: number) =>
      dispatch({
        type: 'setUi',
        ui: { itemSelector: { index: at, zone: 'root:default-zone' } },
      }),
  };
}
