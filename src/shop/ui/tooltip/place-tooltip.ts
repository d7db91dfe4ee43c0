interface Box {
  width: number;
  height: number;
}

interface PlacedBox extends Box {
  left: number;
  top: number;
}

export interface Place {
  left: number;
  top: number;
  side: 'above' | 'below';
}

/** Room between the tooltip and what it belongs to, and between it and the edge of the window. */
const GAP = 8;

/**
 * Above the middle of its anchor, below it where there is no room above, and never over the edge:
 * an anchor at the window's left edge has its tooltip flush with that edge, not half cut off.
 */
export function placeTooltip(anchor: PlacedBox, bubble: Box, room: Box): Place {
  const above = anchor.top - GAP - bubble.height;
  const side = above >= GAP ? 'above' : 'below';
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const last = room.width - GAP - bubble.width;
  return {
    left: Math.round(Math.max(GAP, Math.min(middle, last))),
    top: Math.round(side === 'above' ? above : anchor.top + anchor.height + GAP),
    side,
  };
}
