import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const optionFormsSection: Section = {
  name: 'option-forms',
  label: adminMessages['admin.forms'],
  task: 'products',
  icon: FormIcon,
  permission: 'manage-products',
  screens: {
    list: lazy(() => import('./form-list.tsx')),
    create: lazy(() => import('./form-create.tsx')),
    edit: lazy(() => import('./form-edit.tsx')),
  },
};
