/** Of the admin's customers. */
export const adminCustomerMessages = {
  'admin.customer.name': 'Name',
  'admin.customer.email': 'Email',
  'admin.customer.city': 'City',
  'admin.customer.since': 'Customer since',
};
