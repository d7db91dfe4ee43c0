import { Box, Divider, Typography } from '@mui/material';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useState } from 'react';
import { useAdmin } from '../admin-context.tsx';
import { LinkDialog } from './text-editor/link-dialog.tsx';
import { TextToolbar } from './text-editor/text-toolbar.tsx';

interface RichTextProps {
  label: string;
  /** HTML. */
  value: string;
  onChange(html: string): void;
  /** Asked for the HTML itself. */
  onHtml(): void;
}

/** A link opens where the shopper is, unless its author chose a new tab. */
const PLAIN_LINKS = {
  openOnClick: false,
  // A missing space after a full stop would make a link.
  autolink: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
};

/** Loaded where a text is edited: the editor is as large as the rest of the screen. */
export default function RichText({ label, value, onChange, onHtml }: RichTextProps) {
  const { styleNonce } = useAdmin().config;
  const id = useId();
  const [isLinking, setIsLinking] = useState(false);
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: PLAIN_LINKS })],
    content: value,
    injectNonce: styleNonce,
    editorProps: {
      attributes: { 'aria-labelledby': id, 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown(_, event) {
        const isLinkKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
        if (isLinkKey) {
          event.preventDefault();
          // Elsewhere these keys search the admin.
          event.stopPropagation();
          setIsLinking(true);
        }
        return isLinkKey;
      },
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
        <TextToolbar
          editor={editor}
          label={label}
          onLink={() => setIsLinking(true)}
          onHtml={onHtml}
        />
        <Divider />
        <Box
          component={EditorContent}
          editor={editor}
          sx={{ paddingInline: 2, '& .ProseMirror': { minBlockSize: '8rem', outlineOffset: 4 } }}
        />
      </Box>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </Box>
  );
}

const toHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());
