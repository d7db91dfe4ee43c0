import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { ListSubheader } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useSections } from '../admin-context.tsx';
import { type Section, TASKS, type Task } from '../section.ts';

/** What the person may open, by task. The settings have a screen of their own that lists them. */
export function AdminMenu() {
  const sections = useSections();
  return (
    <Menu>
      <Menu.DashboardItem />
      {TASKS.map((task) => {
        const own = sections.filter((section) => section.task === task);
        if (own.length === 0) return null;
        if (task === 'settings') return <SettingsItem key={task} />;
        return <TaskItems key={task} task={task} sections={own} />;
      })}
    </Menu>
  );
}

function TaskItems({ task, sections }: { task: Task; sections: readonly Section[] }) {
  const [isOpen] = useSidebarState();
  return (
    <>
      {sections.length > 1 && isOpen && (
        <ListSubheader component="div" disableSticky sx={{ lineHeight: 2.5 }}>
          {adminMessages[`admin.task.${task}`]}
        </ListSubheader>
      )}
      {sections.map(({ name, label, icon: Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<Icon />} />
      ))}
    </>
  );
}

function SettingsItem() {
  return (
    <Menu.Item
      to="/settings"
      primaryText={adminMessages['admin.task.settings']}
      leftIcon={<SettingsIcon />}
    />
  );
}
