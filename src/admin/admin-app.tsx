import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import CustomerIcon from '@mui/icons-material/PeopleOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductIcon from '@mui/icons-material/SellOutlined';
import { QueryClient } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { ADMIN_PATH, type AdminConfig } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { AdminProvider } from './admin-context.tsx';
import { createAuthProvider } from './data/auth-provider.ts';
import { createDataProvider } from './data/data-provider.ts';
import { RESOURCES, type ResourceName } from './data/resources.ts';
import type { RestClient } from './rest/rest-client.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { i18nProvider } from './shell/i18n-provider.ts';
import { LogInAgain } from './shell/log-in-again.tsx';
import { darkTheme, lightTheme } from './shell/theme.ts';

const Home = lazy(() => import('./home/home.tsx'));
const OrderList = lazy(() => import('./orders/order-list.tsx'));
const OrderCreate = lazy(() => import('./orders/order-create.tsx'));
const OrderPrint = lazy(() => import('./orders/order-print.tsx'));
const OrderShow = lazy(() => import('./orders/order-show.tsx'));
const ProductList = lazy(() => import('./products/product-list.tsx'));
const ProductEdit = lazy(() => import('./products/product-edit.tsx'));
const ReviewList = lazy(() => import('./reviews/review-list.tsx'));
const CustomerList = lazy(() => import('./customers/customer-list.tsx'));
const CouponList = lazy(() => import('./coupons/coupon-list.tsx'));
const CouponEdit = lazy(() => import('./coupons/coupon-edit.tsx'));
const CouponCreate = lazy(() => import('./coupons/coupon-create.tsx'));

const SCREENS = {
  orders: { icon: OrderIcon, list: OrderList, edit: OrderShow, create: OrderCreate },
  products: { icon: ProductIcon, list: ProductList, edit: ProductEdit },
  customers: { icon: CustomerIcon, list: CustomerList },
  coupons: { icon: CouponIcon, list: CouponList, edit: CouponEdit, create: CouponCreate },
  reviews: { icon: ReviewIcon, list: ReviewList },
};

/** A refusal is shown at once instead of after three more tries. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

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
  return (
    <LogInAgain config={config} client={client}>
      {(patient) => <Screens config={config} client={patient} />}
    </LogInAgain>
  );
}

function Screens({ config, client }: AdminAppProps) {
  const dataProvider = useMemo(() => createDataProvider(client), [client]);
  const authProvider = useMemo(() => createAuthProvider(config), [config]);
  const { permissions } = config.person;
  const names = (Object.keys(SCREENS) as ResourceName[]).filter((name) =>
    permissions.includes(RESOURCES[name].permission),
  );
  return (
    <AdminProvider config={config} client={client}>
      <Admin
        title={config.shopName}
        dashboard={Home}
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        theme={lightTheme}
        darkTheme={darkTheme}
        layout={AdminLayout}
        requireAuth
        disableTelemetry
      >
        {/* Without any resource react-admin shows a page of its own instead of Home. */}
        <Resource name="person" />
        {names.map((name) => (
          <Resource
            key={name}
            name={name}
            options={{ label: adminMessages[`admin.${name}`] }}
            {...SCREENS[name]}
          />
        ))}
        {names.includes('orders') && (
          <CustomRoutes noLayout>
            <Route path="/print/:kind" element={<OrderPrint />} />
          </CustomRoutes>
        )}
      </Admin>
    </AdminProvider>
  );
}
