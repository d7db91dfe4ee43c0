import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { helpMessages } from '#wire/messages/admin/help.ts';
import { useAdmin, useSections } from '../admin-context.tsx';
import { GuideBlocks } from './guide-blocks.tsx';
import { GUIDE } from './guide-pages.ts';
import { useHelp } from './help-context.tsx';
import { pageOfPath } from './page-of-path.ts';

const IN_ENGLISH = { lang: 'en', dir: 'ltr' } as const;

interface HelpPanelProps {
  /** '' for that of the screen. */
  page: string;
  onClose(): void;
}

/** A page of the guide. The guide is written in English, whatever the language of the shop. */
export default function HelpPanel({ page, onClose }: HelpPanelProps) {
  const { config } = useAdmin();
  const { open } = useHelp();
  const { pathname } = useLocation();
  const sections = useSections();
  const title = useRef<HTMLHeadingElement>(null);
  const names = [...GUIDE.keys()];
  const here = pageOfPath(pathname, names);
  const name = page === '' ? here : page;
  const guide = GUIDE.get(name);
  const mayOpen = name === 'home' || sections.some((section) => section.name === name);

  // Another screen has another page.
  const before = useRef(here);
  useEffect(() => {
    if (before.current !== here && page !== '') open('');
    before.current = here;
  }, [here, page, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its title.
  useEffect(() => {
    title.current?.focus();
  }, [page]);

  return (
    <Box sx={{ padding: 2, paddingBlockEnd: 6, overflowWrap: 'anywhere' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        <Typography
          ref={title}
          {...(guide && IN_ENGLISH)}
          component="h2"
          variant="h1"
          tabIndex={-1}
          sx={{ flexGrow: 1, outline: 'none' }}
        >
          {guide?.title ?? helpMessages['help.none']}
        </Typography>
        <IconButton aria-label={helpMessages['help.close']} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {name !== here && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button size="small" startIcon={<BackIcon />} onClick={() => open('')}>
            {helpMessages['help.back']}
          </Button>
          {mayOpen && (
            <Button size="small" component={Link} to={name === 'home' ? '/' : `/${name}`}>
              {helpMessages['help.open']}
            </Button>
          )}
        </Stack>
      )}
      {guide && config.language !== 'en' && (
        <Typography color="textSecondary">{helpMessages['help.inEnglish']}</Typography>
      )}
      {guide && (
        <Box {...IN_ENGLISH}>
          <GuideBlocks blocks={guide.blocks} onOpen={open} />
        </Box>
      )}
    </Box>
  );
}
