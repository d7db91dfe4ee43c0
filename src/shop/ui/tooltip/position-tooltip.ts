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

/** Space between the tooltip and its anchor, and between it and the window's edge. */
const GAP = 8;

/**
 * Above the centre of its anchor, below it where there is no space above, and always inside the
 * window: an anchor at the left edge has its tooltip flush with that edge.
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
