import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/InsertLink';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, ToggleButton } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';

interface Tool {
  name:
    | 'bold'
    | 'italic'
    | 'link'
    | 'heading'
    | 'smaller'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'undo'
    | 'redo'
    | 'html';
  sign: ReactNode;
  isOn?: boolean;
  press(): void;
}

interface TextToolbarProps {
  editor: Editor;
  label: string;
  onLink(): void;
  onHtml(): void;
}

/** One stop of the Tab key; inside it arrow keys, Home and End move from tool to tool. */
export function TextToolbar({ editor, label, onLink, onHtml }: TextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      heading: now.isActive('heading', { level: 2 }),
      smaller: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    {
      name: 'bold',
      sign: <BoldIcon />,
      isOn: active.bold,
      press: () => run().toggleBold().run(),
    },
    {
      name: 'italic',
      sign: <ItalicIcon />,
      isOn: active.italic,
      press: () => run().toggleItalic().run(),
    },
    { name: 'link', sign: <LinkIcon />, isOn: active.link, press: onLink },
    {
      name: 'heading',
      sign: 'H2',
      isOn: active.heading,
      press: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'smaller',
      sign: 'H3',
      isOn: active.smaller,
      press: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'bullets',
      sign: <BulletsIcon />,
      isOn: active.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      sign: <NumbersIcon />,
      isOn: active.numbers,
      press: () => run().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      sign: <QuoteIcon />,
      isOn: active.quote,
      press: () => run().toggleBlockquote().run(),
    },
    { name: 'undo', sign: <UndoIcon />, press: () => run().undo().run() },
    { name: 'redo', sign: <RedoIcon />, press: () => run().redo().run() },
    { name: 'html', sign: 'HTML', press: onHtml },
  ];

  function move(event: KeyboardEvent) {
    const last = tools.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={`${adminMessages['admin.richText.format']}: ${label}`}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', padding: 0.5 }}
    >
      {tools.map(({ name, sign, isOn = false, press }, at) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={isOn}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onChange={press}
          aria-label={adminMessages[`admin.richText.${name}`]}
          sx={{ border: 0 }}
        >
          {sign}
        </ToggleButton>
      ))}
    </Box>
  );
}
