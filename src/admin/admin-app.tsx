import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  Error as FailedScreen,
  Notification,
  Resource,
  StoreContextProvider,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { ADMIN_PATH, type AdminConfig } from '#wire/admin/admin-config.ts';
import { AdminProvider } from './admin-context.tsx';
import { createAuthProvider } from './data/auth-provider.ts';
import { type AskAboutConflict, createDataProvider } from './data/data-provider.ts';
import { Home } from './home/home.tsx';
import type { RestClient } from './rest/rest-client.ts';
import { SECTIONS } from './sections.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { type AdminStore, createAdminStore } from './shell/admin-store.ts';
import { ConfirmPassword } from './shell/confirm-password.tsx';
import { ConflictDialog } from './shell/conflict-dialog.tsx';
import { ConnectionNotice } from './shell/connection.tsx';
import { Frame } from './shell/frame.tsx';
import { createI18nProvider } from './shell/i18n-provider.ts';
import { LeaveGuard } from './shell/leave-guard.tsx';
import { LogInAgain } from './shell/log-in-again.tsx';
import { NoSuchScreen } from './shell/no-such-screen.tsx';
import { PreferencesSaved } from './shell/preferences-saved.tsx';
import { darkTheme, lightTheme } from './shell/theme.ts';

const SettingsHome = lazy(() => import('./settings/settings-home.tsx'));

/** A refusal is shown at once instead of after three more tries. */
const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network the client waits and says so; a query that is not even sent says nothing.
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

interface AdminAppProps {
  config: AdminConfig;
  client: RestClient;
}

/** A router that can hold back who leaves with unsaved changes; the plain one cannot. */
export function AdminApp(props: AdminAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminScreens {...props} /> }], {
      basename: ADMIN_PATH,
    }),
  );
  return <RouterProvider router={router} />;
}

function AdminScreens({ config, client }: AdminAppProps) {
  const [store] = useState(() => createAdminStore(config.person.preferences));
  return (
    <StoreContextProvider value={store}>
      <LogInAgain config={config} client={client}>
        {(patient) => (
          <ConfirmPassword client={patient}>
            {(confirming) => (
              <ConnectionNotice client={confirming}>
                {(connected) => (
                  <ConflictDialog>
                    {(ask) => (
                      <Screens
                        config={config}
                        client={connected}
                        store={store}
                        askAboutConflict={ask}
                      />
                    )}
                  </ConflictDialog>
                )}
              </ConnectionNotice>
            )}
          </ConfirmPassword>
        )}
      </LogInAgain>
    </StoreContextProvider>
  );
}

const UnknownScreen = () => <NoSuchScreen all={SECTIONS} />;

interface ScreensProps extends AdminAppProps {
  store: AdminStore;
  askAboutConflict: AskAboutConflict;
}

function Screens({ config, client, store, askAboutConflict }: ScreensProps) {
  const dataProvider = useMemo(
    () => createDataProvider(client, askAboutConflict),
    [client, askAboutConflict],
  );
  const i18nProvider = useMemo(() => createI18nProvider(config.locale), [config]);
  const authProvider = useMemo(() => createAuthProvider(config), [config]);
  const sections = useMemo(
    () => SECTIONS.filter((each) => config.person.permissions.includes(each.permission)),
    [config],
  );
  const routes = sections.flatMap((section) => section.routes ?? []);
  return (
    <AdminProvider config={config} client={client} sections={sections}>
      {/* Put together here instead of by `Admin`, which brings a log-in of its own with all its fields. */}
      <AdminContext
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme>
          <PreferencesSaved store={store} />
          <LeaveGuard>
            <CoreAdminUI
              title={config.shopName}
              layout={AdminLayout}
              catchAll={UnknownScreen}
              error={FailedScreen}
              loading={Frame}
              loginPage={false}
              authCallbackPage={false}
              disableTelemetry
            >
              {/* Without any resource react-admin shows a page of its own instead of Home. */}
              <Resource name="person" />
              {sections.map(
                ({ name, label, icon, screens }) =>
                  screens && (
                    <Resource key={name} name={name} icon={icon} options={{ label }} {...screens} />
                  ),
              )}
              <CustomRoutes>
                <Route path="/" element={<Home />} />
                <Route path="/settings" element={<SettingsHome />} />
                {routes
                  .filter(({ isBare }) => !isBare)
                  .map(({ path, screen: Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
              </CustomRoutes>
              <CustomRoutes noLayout>
                {routes
                  .filter(({ isBare }) => isBare)
                  .map(({ path, screen: Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
              </CustomRoutes>
            </CoreAdminUI>
          </LeaveGuard>
          <Notification />
        </CssBaseline>
      </AdminContext>
    </AdminProvider>
  );
}
