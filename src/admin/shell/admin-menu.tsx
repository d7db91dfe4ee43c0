import HomeIcon from '@mui/icons-material/HomeOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { ListSubheader } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useSections } from '../admin-context.tsx';
import { type Section, TASKS, type Task } from '../section.ts';
import { useAttention } from './use-attention.ts';
import { WaitingIcon, WaitingText } from './waiting.tsx';

/** What the person may open, by task. The settings have a screen of their own that lists them. */
export function AdminMenu() {
  const sections = useSections();
  return (
    <Menu>
      <Menu.Item to="/" primaryText={adminMessages['admin.home']} leftIcon={<HomeIcon />} />
      {TASKS.map((task) => {
        const taskSections = sections.filter((section) => section.task === task);
        if (taskSections.length === 0) return null;
        if (task === 'settings') return <SettingsItem key={task} />;
        return <TaskItems key={task} task={task} sections={taskSections} />;
      })}
    </Menu>
  );
}

function TaskItems({ task, sections }: { task: Task; sections: readonly Section[] }) {
  const [isOpen] = useSidebarState();
  const waiting = useWaiting();
  return (
    <>
      {sections.length > 1 && isOpen && (
        <ListSubheader component="div" disableSticky sx={{ lineHeight: 2.5 }}>
          {adminMessages[`admin.task.${task}`]}
        </ListSubheader>
      )}
      {sections.map(({ name, label, icon: Icon }) => (
        <Menu.Item
          key={name}
          to={`/${name}`}
          primaryText={<WaitingText label={label} {...waiting(name)} />}
          leftIcon={
            <WaitingIcon count={waiting(name).count}>
              <Icon />
            </WaitingIcon>
          }
        />
      ))}
    </>
  );
}

function SettingsItem() {
  const { count, words } = useWaiting()('settings');
  return (
    <Menu.Item
      to="/settings"
      primaryText={
        <WaitingText label={adminMessages['admin.task.settings']} count={count} words={words} />
      }
      leftIcon={
        <WaitingIcon count={count}>
          <SettingsIcon />
        </WaitingIcon>
      }
    />
  );
}

/** What waits behind an item of the menu, and how it is said. */
function useWaiting(): (name: string) => { count: number; words: string } {
  const { data } = useAttention();
  return (name) => {
    switch (name) {
      case 'orders':
        return { count: data?.orders_to_ship ?? 0, words: adminMessages['admin.attention.orders'] };
      case 'reviews':
        return { count: data?.reviews_held ?? 0, words: adminMessages['admin.attention.reviews'] };
      case 'settings':
        return { count: data?.jobs_dead ?? 0, words: adminMessages['admin.attention.settings'] };
      default:
        return { count: 0, words: '' };
    }
  };
}
