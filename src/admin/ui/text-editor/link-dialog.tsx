import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { readTypedLink } from '#rules/content/typed-link.ts';
import { adminMessages } from '#wire/messages/admin.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Where the selected words lead; without a selection, words that are added with their link. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const id = useId();
  const [before] = useState(() => editor.getAttributes('link'));
  const isLink = editor.isActive('link');
  const needsText = !isLink && editor.state.selection.empty;
  const [address, setAddress] = useState(String(before.href ?? ''));
  const [text, setText] = useState('');
  const [isNewTab, setIsNewTab] = useState(before.target === '_blank');
  const [isWrong, setIsWrong] = useState(false);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    // The dialog may be a child of a form, which must not be sent with it.
    event.stopPropagation();
    const href = readTypedLink(address);
    if (href === null) {
      setIsWrong(true);
      return;
    }
    const attrs = { href, target: isNewTab ? '_blank' : null };
    const chain = editor.chain().focus();
    if (needsText) {
      const marks = [{ type: 'link', attrs }];
      chain.insertContent({ type: 'text', text: text.trim() || href, marks }).run();
    } else {
      chain.extendMarkRange('link').setLink(attrs).run();
    }
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      open
      disableRestoreFocus
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      onClose={close}
    >
      <DialogTitle id={`${id}title`}>{adminMessages['admin.richText.link']}</DialogTitle>
      <DialogContent>
        <form id={`${id}form`} noValidate onSubmit={confirm}>
          <Stack spacing={1} sx={{ paddingBlockStart: 1 }}>
            <TextField
              autoFocus
              fullWidth
              size="small"
              label={adminMessages['admin.richText.address']}
              helperText={
                adminMessages[isWrong ? 'admin.richText.noAddress' : 'admin.richText.addressHint']
              }
              error={isWrong}
              value={address}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
              onChange={({ target }) => {
                setIsWrong(false);
                setAddress(target.value);
              }}
            />
            {needsText && (
              <TextField
                fullWidth
                size="small"
                label={adminMessages['admin.richText.linkText']}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
            <FormControlLabel
              control={
                <Switch checked={isNewTab} onChange={({ target }) => setIsNewTab(target.checked)} />
              }
              label={adminMessages['admin.richText.newTab']}
            />
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        {isLink && (
          <Button color="error" onClick={remove}>
            {adminMessages['admin.richText.removeLink']}
          </Button>
        )}
        <Button onClick={close}>{adminMessages['admin.page.close']}</Button>
        <Button type="submit" form={`${id}form`} variant="contained">
          {adminMessages['admin.richText.useLink']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
