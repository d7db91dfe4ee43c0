import OutIcon from '@mui/icons-material/FormatIndentDecrease';
import InIcon from '@mui/icons-material/FormatIndentIncrease';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { SmallImage } from '../ui/images/small-image.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { getChildren, getPlaces, type TermPlace } from './term.ts';

interface TermLevelProps {
  all: readonly ProductTerm[];
  parent: number;
  hasTree: boolean;
  onMove(places: readonly TermPlace[]): Promise<void>;
  onEdit(term: ProductTerm): void;
  onMerge(term: ProductTerm): void;
  onRemove(term: ProductTerm): Promise<void>;
}

/** One level of the tree, with those below it. Tags have one level, without an order. */
export function TermLevel(props: TermLevelProps) {
  const { all, parent, hasTree, onMove } = props;
  const children = getChildren(all, parent);
  const rows = children.map((term, at) => ({
    id: String(term.id),
    name: term.name,
    content: (
      <>
        <TermRow {...props} term={term} previous={children[at - 1]} />
        {hasTree && (
          <Box sx={{ marginInlineStart: { xs: 0, sm: 2 } }}>
            <TermLevel {...props} parent={term.id} />
          </Box>
        )}
      </>
    ),
  }));
  if (rows.length === 0) return null;
  if (!hasTree) return rows.map(({ id, content }) => <Box key={id}>{content}</Box>);
  return (
    <SortableList
      entries={rows}
      onOrder={(ids) => void onMove(getPlaces(all, ids.map(Number), parent))}
    />
  );
}

interface TermRowProps extends TermLevelProps {
  term: ProductTerm;
  previous: ProductTerm | undefined;
}

function TermRow(props: TermRowProps) {
  const { all, term, previous, parent, hasTree, onMove, onEdit, onMerge, onRemove } = props;
  const { id, name, count, image } = term;
  const above = all.find((one) => one.id === parent);

  /** At the end of the other level. */
  function put(below: number) {
    const ids = getChildren(all, below).map((one) => one.id);
    void onMove(getPlaces(all, [...ids, id], below));
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {hasTree && <SmallImage src={image?.src} />}
      <Box sx={{ flex: '1 1 7rem' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.term.count'].replace('{count}', String(count))}
        </Typography>
      </Box>
      {hasTree && previous && (
        <IconButton
          size="small"
          aria-label={`${adminMessages['admin.term.in']}: ${name}`}
          onClick={() => put(previous.id)}
        >
          <InIcon />
        </IconButton>
      )}
      {hasTree && above && (
        <IconButton
          size="small"
          aria-label={`${adminMessages['admin.term.out']}: ${name}`}
          onClick={() => put(above.parent ?? 0)}
        >
          <OutIcon />
        </IconButton>
      )}
      {/* On a phone below the name, all three in a line. */}
      <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        <Button
          size="small"
          aria-label={`${adminMessages['admin.term.edit']}: ${name}`}
          onClick={() => onEdit(term)}
        >
          {adminMessages['admin.term.edit']}
        </Button>
        <Button
          size="small"
          aria-label={`${adminMessages['admin.term.merge']}: ${name}`}
          onClick={() => onMerge(term)}
        >
          {adminMessages['admin.term.merge']}
        </Button>
        <ConfirmButton
          label={adminMessages['admin.term.delete']}
          text={adminMessages['admin.term.deleteText']}
          subject={name}
          onConfirm={() => onRemove(term)}
        />
      </Box>
    </Stack>
  );
}
