import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { getSummary } from '../pages/block-value.ts';
import { type CanvasItem, cellItems, getId } from './puck-data.ts';
import { useCanvas } from './use-canvas.ts';

/** The blocks as a list: chosen, moved and removed by keyboard as well. */
export function BlockOrder() {
  const { content } = useCanvas();
  if (content.length === 0) {
    return <Typography sx={{ padding: 2 }}>{adminMessages['admin.page.noBlocks']}</Typography>;
  }
  return <Items items={content} prefix="" label={adminMessages['admin.builder.outline']} />;
}

interface ItemsProps {
  items: readonly CanvasItem[];
  /** '2.1.' before the numbers of what stands in the first cell of the second block. */
  prefix: string;
  label: string;
}

function Items({ items, prefix, label }: ItemsProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ margin: 0, padding: 1, paddingInlineEnd: prefix ? 0 : 1, listStyle: 'none' }}
    >
      {items.map((item, at) => {
        const number = `${prefix}${at + 1}.`;
        const name = `${number} ${blockKindText(item.type)}`;
        return (
          <Box component="li" key={getId(item)}>
            <ItemRow item={item} name={name} isFirst={at === 0} isLast={at === items.length - 1} />
            {cellItems(item).map(
              (inner, cell) =>
                inner.length > 0 && (
                  <Items
                    // Cells have no other name than their place.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={cell}
                    items={inner}
                    prefix={`${number}${cell + 1}.`}
                    label={`${name}, ${adminMessages['admin.builder.cell']} ${cell + 1}`}
                  />
                ),
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface ItemRowProps {
  item: CanvasItem;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}

function ItemRow({ item, name, isFirst, isLast }: ItemRowProps) {
  const { chosenId, select, move, remove } = useCanvas();
  const id = getId(item);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        size="small"
        aria-current={chosenId === id}
        onClick={() => select(id)}
        sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          {name}
          <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
            {getSummary(item.props.settings)}
          </Typography>
        </Box>
      </Button>
      <IconButton
        size="small"
        disabled={isFirst}
        aria-label={`${adminMessages['admin.builder.up']}: ${name}`}
        onClick={() => move(id, -1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={`${adminMessages['admin.builder.down']}: ${name}`}
        onClick={() => move(id, 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${adminMessages['admin.builder.remove']}: ${name}`}
        onClick={() => remove(id)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
