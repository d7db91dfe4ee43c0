import Storefront from '@mui/icons-material/Storefront';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, type LayoutProps, LoadingIndicator, TitlePortal } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { BesideHelp, HelpDrawer } from '../help/help-beside.tsx';
import { HelpButton } from '../help/help-button.tsx';
import { HelpProvider } from '../help/help-context.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { GlobalSearch } from './global-search.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { StaffMenu } from './staff-menu.tsx';

/** On a phone a title has little room: it may take two lines, and ends with an ellipsis after them. */
const TWO_LINES = {
  '@media (max-width: 599.95px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
    lineHeight: 1.25,
  },
};

function BarTools() {
  return (
    <>
      <SchemeButton />
      <LoadingIndicator />
    </>
  );
}

function ShopBar() {
  const { config } = useAdmin();
  return (
    <AppBar color="inherit" alwaysOn toolbar={<BarTools />} userMenu={<StaffMenu />}>
      <Typography
        component="span"
        sx={{
          fontWeight: 600,
          marginInlineEnd: 2,
          whiteSpace: 'nowrap',
          display: { xs: 'none', sm: 'inline' },
        }}
      >
        {config.shopName}
      </Typography>
      <TitlePortal variant="body1" component="h1" sx={TWO_LINES} />
      <GlobalSearch />
      <HelpButton />
      <Link
        href={config.shopUrl}
        color="inherit"
        aria-label={adminMessages['admin.viewShop']}
        sx={{ display: 'flex', padding: 1, whiteSpace: 'nowrap' }}
      >
        {/* On a phone the title needs the room of the words. */}
        <Storefront sx={{ display: { sm: 'none' } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {adminMessages['admin.viewShop']}
        </Box>
      </Link>
    </AppBar>
  );
}

export function AdminLayout({ children, ...props }: LayoutProps & { children?: ReactNode }) {
  return (
    <HelpProvider>
      <Layout
        {...props}
        appBar={ShopBar}
        // Without it the top of the menu goes below the bar when the screen is scrolled.
        appBarAlwaysOn
        menu={AdminMenu}
        sidebar={AdminSidebar}
      >
        <BesideHelp>{children}</BesideHelp>
      </Layout>
      <HelpDrawer />
    </HelpProvider>
  );
}
