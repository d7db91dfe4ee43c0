import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Divider, ToggleButton, Typography } from '@mui/material';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useId } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

interface RichTextProps {
  label: string;
  /** HTML. */
  value: string;
  onChange(html: string): void;
  /** Asked for the HTML itself. */
  onHtml(): void;
}

/** Loaded where a text is edited: the editor is as large as the rest of the screen. */
export default function RichText({ label, value, onChange, onHtml }: RichTextProps) {
  const { styleNonce } = useAdmin().config;
  const id = useId();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
    ],
    content: value,
    injectNonce: styleNonce,
    editorProps: {
      attributes: { 'aria-labelledby': id, 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: changed }) => onChange(toHtml(changed)),
  });

  // A form that is read again after saving has another value than the one that was typed.
  useEffect(() => {
    if (!editor.isDestroyed && value !== toHtml(editor) && !editor.isFocused) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);

  return (
    <Box sx={{ inlineSize: '100%', marginBlockEnd: 2 }}>
      <Typography id={id} color="textSecondary" gutterBottom>
        {label}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Toolbar editor={editor} label={label} onHtml={onHtml} />
        <Divider />
        <Box
          component={EditorContent}
          editor={editor}
          sx={{ paddingInline: 2, '& .ProseMirror': { minBlockSize: '8rem', outlineOffset: 4 } }}
        />
      </Box>
    </Box>
  );
}

const toHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

interface ToolbarProps {
  editor: Editor;
  label: string;
  onHtml(): void;
}

function Toolbar({ editor, label, onHtml }: ToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      smaller: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <Box
      role="toolbar"
      aria-label={`${adminMessages['admin.richText.format']}: ${label}`}
      sx={{ display: 'flex', flexWrap: 'wrap', padding: 0.5 }}
    >
      <Tool name="bold" isOn={active.bold} onPress={() => run().toggleBold().run()}>
        <BoldIcon />
      </Tool>
      <Tool name="italic" isOn={active.italic} onPress={() => run().toggleItalic().run()}>
        <ItalicIcon />
      </Tool>
      <Tool
        name="heading"
        isOn={active.heading}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      >
        H2
      </Tool>
      <Tool
        name="smaller"
        isOn={active.smaller}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      >
        H3
      </Tool>
      <Tool name="bullets" isOn={active.bullets} onPress={() => run().toggleBulletList().run()}>
        <BulletsIcon />
      </Tool>
      <Tool name="numbers" isOn={active.numbers} onPress={() => run().toggleOrderedList().run()}>
        <NumbersIcon />
      </Tool>
      <Tool name="quote" isOn={active.quote} onPress={() => run().toggleBlockquote().run()}>
        <QuoteIcon />
      </Tool>
      <Tool name="undo" isOn={false} onPress={() => run().undo().run()}>
        <UndoIcon />
      </Tool>
      <Tool name="redo" isOn={false} onPress={() => run().redo().run()}>
        <RedoIcon />
      </Tool>
      <Tool name="html" isOn={false} onPress={onHtml}>
        HTML
      </Tool>
    </Box>
  );
}

interface ToolProps {
  name:
    | 'bold'
    | 'italic'
    | 'heading'
    | 'smaller'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'undo'
    | 'redo'
    | 'html';
  isOn: boolean;
  onPress(): void;
  children: ReactNode;
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <ToggleButton
      value={name}
      size="small"
      selected={isOn}
      onChange={onPress}
      aria-label={adminMessages[`admin.richText.${name}`]}
      sx={{ border: 0 }}
    >
      {children}
    </ToggleButton>
  );
}
