import type { SlotComponent } from '@puckeditor/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { usePreview } from './canvas-block.tsx';
import { CanvasNote } from './canvas-note.tsx';

interface CanvasColumnsProps {
  kind: string;
  settings: unknown;
  slots: readonly { held: SlotComponent }[];
}

/** The cells as the shop shows them, each with a place for blocks of the canvas. */
export function CanvasColumns({ kind, settings, slots }: CanvasColumnsProps) {
  const preview = usePreview(kind, settings);
  const [hosts, setHosts] = useState<readonly Element[]>([]);
  const ref = useRef<HTMLDivElement>(null);
  const html = preview?.html ?? '';
  useLayoutEffect(() => {
    const root = ref.current;
    if (root && html !== '') setHosts(hostsIn(root));
  }, [html]);
  if (preview?.problem !== '' || html === '') return <CanvasNote kind={kind} preview={preview} />;
  return (
    <>
      <span className="visually-hidden">{blockKindText(kind)}</span>
      <div
        ref={ref}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the shop from sanitised settings
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {hosts.map((host, at): ReactNode => {
        const Slot = slots[at]?.held;
        return Slot && createPortal(<Slot />, host, String(at));
      })}
    </>
  );
}

/** A new element at the end of each cell. The rest is a picture of itself. */
function hostsIn(root: Element): Element[] {
  const grid = root.querySelector('[data-columns]');
  const hosts = [...(grid?.children ?? [])].map((cell) => {
    const host = root.ownerDocument.createElement('div');
    cell.append(host);
    return host;
  });
  setInert(root, hosts);
  return hosts;
}

function setInert(element: Element, hosts: readonly Element[]): void {
  for (const child of element.children) {
    if (hosts.includes(child)) continue;
    if (hosts.some((host) => child.contains(host))) setInert(child, hosts);
    else child.setAttribute('inert', '');
  }
}
