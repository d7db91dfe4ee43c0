import { Box, Link as PlainLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { GuideBlock, GuideSpan } from '#rules/guide/parse-guide.ts';
import { GUIDE, imageAddress } from './guide-pages.ts';

interface GuideBlocksProps {
  blocks: readonly GuideBlock[];
  /** Opens another page of the guide. */
  onOpen(name: string): void;
}

export function GuideBlocks({ blocks, onOpen }: GuideBlocksProps) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change.
    <Block key={at} block={block} onOpen={onOpen} />
  ));
}

function Block({ block, onOpen }: { block: GuideBlock; onOpen(name: string): void }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography
          component={block.level === 2 ? 'h3' : 'h4'}
          variant={block.level === 2 ? 'h2' : 'h3'}
          sx={{ marginBlock: '1.5rem 0.5rem' }}
        >
          {block.text}
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography sx={{ marginBlockStart: 1 }}>
          <Spans spans={block.spans} onOpen={onOpen} />
        </Typography>
      );
    case 'list':
      return (
        <Box
          component={block.isNumbered ? 'ol' : 'ul'}
          sx={{ marginBlock: 1, paddingInlineStart: 3, '& li': { marginBlockEnd: 0.75 } }}
        >
          {block.items.map((spans, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change.
            <Typography key={at} component="li">
              <Spans spans={spans} onOpen={onOpen} />
            </Typography>
          ))}
        </Box>
      );
    case 'image':
      return (
        <a href={imageAddress(block.file)} target="_blank" rel="noreferrer">
          <Box component="img" src={imageAddress(block.file)} alt={block.alt} sx={AS_WIDE} />
        </a>
      );
  }
}

function Spans({ spans, onOpen }: { spans: readonly GuideSpan[]; onOpen(name: string): void }) {
  return spans.map((span, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change.
    <Span key={at} span={span} onOpen={onOpen} />
  ));
}

const GUIDE_LINK = 'guide:';

/** As the panel; opened by itself it can be read in full size. */
const AS_WIDE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBlock: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

function Span({ span, onOpen }: { span: GuideSpan; onOpen(name: string): void }) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'name':
      return <strong>{span.text}</strong>;
    case 'value':
      return <code>{span.text}</code>;
    case 'link': {
      const name = span.to.slice(GUIDE_LINK.length);
      if (!span.to.startsWith(GUIDE_LINK)) {
        return (
          <PlainLink component={Link} to={span.to}>
            {span.text}
          </PlainLink>
        );
      }
      return (
        <PlainLink
          component="button"
          type="button"
          disabled={!GUIDE.has(name)}
          onClick={() => onOpen(name)}
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        >
          {span.text}
        </PlainLink>
      );
    }
  }
}
