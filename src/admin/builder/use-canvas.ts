import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { mayStandInside } from '#rules/content/inner-blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blocksOver } from '../pages/blocks-over.ts';
import { useBuilder } from './builder-context.ts';
import {
  blockOfItem,
  type CanvasItem,
  canvasItem,
  type DraftBlock,
  fromCanvas,
  getId,
  getPlace,
  getSiblings,
  withInserted,
  withMoved,
  withSiblings,
} from './puck-data.ts';

const usePuck = createUsePuck();
const newId = () => crypto.randomUUID();

/** The canvas is a frame of this document, with an element for each item. */
function bringIntoSight(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame');
  const selector = `[data-puck-component="${CSS.escape(id)}"]`;
  frame?.contentDocument?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

/** The canvas as the builder's own buttons use it; every change can be undone. */
export function useCanvas() {
  const { onRefused } = useBuilder();
  const content = usePuck((puck) => puck.appState.data.content);
  const selectedItem = usePuck((puck) => puck.selectedItem);
  const getSelector = usePuck((puck) => puck.getSelectorForId);
  const dispatch = usePuck((puck) => puck.dispatch);
  const newest = useGetPuck();
  const chosenId = selectedItem ? String(selectedItem.props.id) : null;
  const chosen = getPlace(content, chosenId);
  const write = (next: readonly CanvasItem[], toChoose = chosenId) => {
    dispatch({
      type: 'setData',
      data: (before) => ({ ...before, content: [...next] }),
      recordHistory: true,
    });
    // The canvas knows the chosen block by its place, where another one may be by now.
    if (toChoose !== null) choose(toChoose);
  };
  const choose = (id: string) =>
    dispatch({ type: 'setUi', ui: { itemSelector: newest().getSelectorForId(id) ?? null } });
  /** Changes the list that an item is in, the page's own or that of a cell. */
  const writeAround = (
    id: string,
    change: (items: readonly CanvasItem[], at: number) => readonly CanvasItem[],
    toChoose = chosenId,
  ) => {
    const place = getPlace(content, id);
    if (!place) return;
    const { items, at } = getSiblings(content, place);
    write(withSiblings(content, place, change(items, at)), toChoose);
  };
  return {
    content,
    blocks: fromCanvas({ content }),
    chosenId,
    /** The chosen block; null for none. */
    selected: selectedItem ? blockOfItem(selectedItem) : null,
    isInside: chosen !== null && chosen.inside !== null,
    /** Behind the chosen block, in its cell where all of them may stand there. */
    insert(added: readonly DraftBlock[]) {
      const items = added.map((block) => canvasItem(block, newId));
      const fits = added.every(({ kind }) => mayStandInside(kind));
      const place = chosen && (fits ? chosen : { at: chosen.at, inside: null });
      const around = place ? getSiblings(content, place) : { items: content, at: null };
      const list = withInserted(around.items, items, around.at);
      const next = place ? withSiblings(content, place, list) : list;
      if (blocksOver(fromCanvas({ content: next })) > 0) {
        onRefused(adminMessages['admin.builder.tooMany']);
        return;
      }
      // The next one goes behind it.
      const last = items.at(-1);
      write(next, last ? getId(last) : chosenId);
      if (last) requestAnimationFrame(() => bringIntoSight(getId(last)));
    },
    replace(id: string, block: DraftBlock) {
      const item = canvasItem(block, newId);
      writeAround(id, (items, at) => items.with(at, item), getId(item));
    },
    move: (id: string, by: number) => writeAround(id, (items, at) => withMoved(items, at, at + by)),
    remove: (id: string) => writeAround(id, (items, at) => items.toSpliced(at, 1)),
    /** Other settings for an item that stays chosen. */
    rewrite(id: string, settings: unknown) {
      const before = content.find(({ props }) => props.id === id);
      const selector = getSelector(id);
      if (!before || !selector) return;
      const data = canvasItem({ kind: before.type, settings }, newId, before);
      dispatch({
        type: 'replace',
        destinationIndex: selector.index,
        destinationZone: selector.zone,
        data: { ...data, props: { ...data.props, id } },
      });
    },
    showFields: (isVisible: boolean) =>
      dispatch({ type: 'setUi', ui: { rightSideBarVisible: isVisible } }),
    /** Chooses a block, and brings it into sight. */
    select(id: string) {
      choose(id);
      bringIntoSight(id);
    },
  };
}
